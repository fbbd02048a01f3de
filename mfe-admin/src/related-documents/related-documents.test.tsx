import { buildRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { selectOption } from '../testing/select-option.ts'

const renderAt = (...documents: ReturnType<typeof buildRelatedDocument>[]) =>
  renderAsAdministrator(
    '/admin/related-documents',
    createManagedGateway('RelatedDocument', 'RelatedDocuments', documents),
  )

test('an added document is sent whole, with null for what was left empty', async () => {
  const { user, gateway } = renderAt()
  await user.click(await screen.findByRole('button', { name: 'Add related document' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add related document' }))
  await user.type(form.getByLabelText('Title'), 'Annual Report 2026')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Related document created successfully')
  expect(getLastVariables(gateway, 'CreateRelatedDocument')).toEqual({
    input: { title: 'Annual Report 2026', description: null, available: false, file: null, displayOrder: 0 },
  })
})

test('an address that is none is objected to', async () => {
  const { user, gateway } = renderAt(buildRelatedDocument())
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const file = await screen.findByLabelText('File')
  await user.clear(file)
  await user.type(file, 'bylaws')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Enter an address like/)
  expect(gateway.countRequests('UpdateRelatedDocument')).toBe(0)
})

test.each([
  { available: true, file: '/documents/bylaws.pdf', badge: 'Available' },
  { available: true, file: null, badge: 'File missing' },
  { available: false, file: '/documents/bylaws.pdf', badge: 'On request' },
])('a document that is available: $available, with $file, wears $badge', async ({ badge, ...about }) => {
  renderAt(buildRelatedDocument(about))
  await screen.findByRole('table')
  expect(screen.getAllByRole('cell')[2]!.textContent).toBe(badge)
})

test('whether a document can be opened is switched in its row, and for many at once', async () => {
  const { user, gateway } = renderAt(buildRelatedDocument())
  await user.click(await screen.findByRole('switch', { name: 'Available: Bylaws' }))
  await screen.findByText('Related document updated successfully')
  await screen.findByText('On request')
  expect(getLastVariables(gateway, 'SetRelatedDocuments').input).toEqual({ available: false })
  await user.click(screen.getByRole('checkbox', { name: 'Select Bylaws' }))
  await user.click(screen.getByRole('button', { name: 'Make available' }))
  await waitFor(() =>
    expect(getLastVariables(gateway, 'SetRelatedDocuments').input).toEqual({ available: true }),
  )
  await screen.findByText('1 related document updated successfully')
})

test('the list is narrowed to what visitors can open', async () => {
  const { user, getAddress } = renderAt(buildRelatedDocument())
  await screen.findByText('1 in all')
  await selectOption(user, screen.getByLabelText('By availability'), 'On request (0)')
  await screen.findByText('No matching related documents.')
  await waitFor(() => expect(getAddress()).toBe('/admin/related-documents?available=false'))
})
