import { buildTeamMember } from '@access/content/team/team-member.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { selectOption } from '../testing/select-option.ts'

test('an added member is sent with the defaults, and without what was not filled', async () => {
  const gateway = createManagedGateway('TeamMember', 'TeamMembers', [])
  const { user } = renderAsAdministrator('/admin/team', gateway)
  await user.click(await screen.findByRole('button', { name: 'Add team member' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add team member' }))
  await user.type(form.getByLabelText('Name'), 'Ana Ruiz')
  await user.type(form.getByLabelText('Designation'), 'Attorney')
  await selectOption(user, form.getByLabelText('Department'), 'Legal')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Team member created successfully')
  expect(JSON.parse(JSON.stringify(getLastVariables(gateway, 'CreateTeamMember')))).toEqual({
    input: {
      name: 'Ana Ruiz',
      designation: 'Attorney',
      department: 'Legal',
      expertise: null,
      languages: null,
      capacity: null,
      displayOrder: 0,
      isActive: true,
    },
  })
})

test('languages and capacity are sent when they are filled', async () => {
  const gateway = createManagedGateway('TeamMember', 'TeamMembers', [buildTeamMember({ languages: null })])
  const { user } = renderAsAdministrator('/admin/team', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await user.type(await screen.findByLabelText('Languages'), 'English, , Spanish ,')
  await user.type(screen.getByLabelText('Capacity'), '12')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Team member updated successfully')
  expect(getLastVariables(gateway, 'UpdateTeamMember').input).toMatchObject({
    languages: ['English', 'Spanish'],
    capacity: 12,
  })
})

// What an update leaves out of these stays as it is stored.
test('languages and capacity that were emptied are sent as null', async () => {
  const member = buildTeamMember({ languages: ['English'], capacity: 12 })
  const gateway = createManagedGateway('TeamMember', 'TeamMembers', [member])
  const { user } = renderAsAdministrator('/admin/team', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await user.clear(await screen.findByLabelText('Languages'))
  await user.clear(screen.getByLabelText('Capacity'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Team member updated successfully')
  expect(getLastVariables(gateway, 'UpdateTeamMember').input).toMatchObject({
    languages: null,
    capacity: null,
  })
})
