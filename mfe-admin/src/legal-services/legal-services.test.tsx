import { aLegalService } from '@access/content/legal-services/legal-service.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { asSent, managed, sentWith } from '../testing/managed.ts'

const withServices = (...services: Parameters<typeof aLegalService>) =>
  managed('LegalService', 'LegalServices', services.length > 0 ? [aLegalService(...services)] : [])

test('an added service is sent whole, with the icon that was chosen and null for what was left empty', async () => {
  const gateway = withServices()
  const { user } = asAdministrator('/admin/services', gateway)
  await user.click(await screen.findByRole('button', { name: 'Add service' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add service' }))
  await user.type(form.getByLabelText('Title'), 'Help with Debt')
  await user.type(form.getByLabelText('Category'), 'Consumer')
  await user.type(form.getByLabelText('Description'), 'We answer collectors.')
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Default' }).checked).toBe(true)
  await user.click(form.getByRole('radio', { name: 'Civil rights' }))
  const order = form.getByLabelText('Order')
  await user.clear(order)
  await user.type(order, '7')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Service created successfully')
  expect(sentWith(gateway, 'CreateLegalService')).toEqual({
    input: {
      title: 'Help with Debt',
      category: 'Consumer',
      description: 'We answer collectors.',
      icon: 'civil-rights',
      eligibility: null,
      howToApply: null,
      displayOrder: 7,
    },
  })
  await screen.findByRole('button', { name: 'Edit Help with Debt' })
})

test('an icon from elsewhere is kept until another one is chosen', async () => {
  const service = aLegalService({ icon: 'space-law' })
  const gateway = managed('LegalService', 'LegalServices', [service])
  const { user } = asAdministrator('/admin/services', gateway)
  await screen.findByText('Space law')
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const icons = within(await screen.findByRole('group', { name: 'Icon' }))
  expect(icons.getByRole<HTMLInputElement>('radio', { name: 'Space law' }).checked).toBe(true)
  await user.click(icons.getByRole('radio', { name: 'Default' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Service updated successfully')
  expect(sentWith(gateway, 'UpdateLegalService')).toEqual(asSent({ ...service, icon: null }))
})

test('an order that is no number is objected to', async () => {
  const { user, gateway } = asAdministrator('/admin/services', withServices({}))
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await user.type(await screen.findByLabelText('Order'), 'st')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a whole number')
  expect(gateway.times('UpdateLegalService')).toBe(0)
})

test('many services can be deleted, and nothing else be done with many', async () => {
  const { user } = asAdministrator('/admin/services', withServices({}))
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  const bar = within(await screen.findByRole('group', { name: 'What is selected' }))
  const buttons = bar.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Delete selected', 'Clear selection'])
})
