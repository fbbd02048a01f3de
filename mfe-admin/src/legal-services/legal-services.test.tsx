import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { createManagedGateway, getLastVariables, toUpdateVariables } from '../testing/managed-gateway.ts'
import { openNewForm } from '../testing/open-form.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'

test('an added service is sent whole, with the icon that was chosen and null for what was left empty', async () => {
  const { user, form, save, getInput } = await openNewForm('LegalService', 'services', 'service')
  enter(form.getByLabelText('Title'), 'Help with Debt')
  enter(form.getByLabelText('Category'), 'Consumer')
  enter(form.getByLabelText('Description'), 'We answer collectors.')
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Default' }).checked).toBe(true)
  await user.click(form.getByRole('radio', { name: 'Civil rights' }))
  const order = form.getByLabelText('Order')
  await user.clear(order)
  await user.type(order, '7')
  await save()
  await screen.findByText('Service created successfully')
  expect(getInput()).toEqual({
    title: 'Help with Debt',
    category: 'Consumer',
    description: 'We answer collectors.',
    icon: 'civil-rights',
    eligibility: null,
    howToApply: null,
    displayOrder: 7,
  })
  await screen.findByRole('button', { name: 'Edit Help with Debt' })
})

test('an icon from elsewhere is kept until another one is chosen', async () => {
  const service = buildLegalService({ icon: 'space-law' })
  const gateway = createManagedGateway('LegalService', [service])
  const { user } = renderAsAdministrator('/admin/services', gateway)
  await screen.findByText('Space law')
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const icons = within(await screen.findByRole('group', { name: 'Icon' }))
  expect(icons.getByRole<HTMLInputElement>('radio', { name: 'Space law' }).checked).toBe(true)
  await user.click(icons.getByRole('radio', { name: 'Default' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Service updated successfully')
  expect(getLastVariables(gateway, 'UpdateLegalService')).toEqual(
    toUpdateVariables({ ...service, icon: null }),
  )
})
