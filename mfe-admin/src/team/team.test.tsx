import { buildTeamMember } from '@access/content/team/team-member.examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { openForm, openNewForm } from '../testing/open-form.ts'
import { selectOption } from '../testing/select-option.ts'

test('an added member is sent with the defaults, and without what was not filled', async () => {
  const { user, form, save, getInput } = await openNewForm('TeamMember', 'team', 'team member')
  enter(form.getByLabelText('Name'), 'Ana Ruiz')
  enter(form.getByLabelText('Designation'), 'Attorney')
  await selectOption(user, form.getByLabelText('Department'), 'Legal')
  await save()
  await screen.findByText('Team member created successfully')
  expect(JSON.parse(JSON.stringify(getInput()))).toEqual({
    name: 'Ana Ruiz',
    designation: 'Attorney',
    department: 'Legal',
    expertise: null,
    languages: null,
    capacity: null,
    displayOrder: 0,
    isActive: true,
  })
})

test('languages and capacity are sent when they are filled', async () => {
  const { user, gateway, save } = await openForm('team', buildTeamMember({ languages: null }))
  await user.type(await screen.findByLabelText('Languages'), 'English, , Spanish ,')
  await user.type(screen.getByLabelText('Capacity'), '12')
  await save()
  await screen.findByText('Team member updated successfully')
  expect(getLastVariables(gateway, 'UpdateTeamMember').input).toMatchObject({
    languages: ['English', 'Spanish'],
    capacity: 12,
  })
})

// What an update leaves out of these stays as it is stored.
test('languages and capacity that were emptied are sent as null', async () => {
  const member = buildTeamMember({ languages: ['English'], capacity: 12 })
  const { user, gateway, save } = await openForm('team', member)
  await user.clear(await screen.findByLabelText('Languages'))
  await user.clear(screen.getByLabelText('Capacity'))
  await save()
  await screen.findByText('Team member updated successfully')
  expect(getLastVariables(gateway, 'UpdateTeamMember').input).toMatchObject({
    languages: null,
    capacity: null,
  })
})
