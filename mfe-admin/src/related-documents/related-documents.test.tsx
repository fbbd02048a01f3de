import { aRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { managed, sentWith } from '../testing/managed.ts'

const at = (...documents: ReturnType<typeof aRelatedDocument>[]) =>
  asAdministrator('/admin/related-documents', managed('RelatedDocument', 'RelatedDocuments', documents))

test('an added document is sent whole, with null for what was left empty', async () => {
  const { user, gateway } = at()
  await user.click(await screen.findByRole('button', { name: 'Add related document' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add related document' }))
  await user.type(form.getByLabelText('Title'), 'Annual Report 2026')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Related document created successfully')
  expect(sentWith(gateway, 'CreateRelatedDocument')).toEqual({
    input: { title: 'Annual Report 2026', description: null, available: false, file: null, displayOrder: 0 },
  })
})

test('an address that is none is objected to', async () => {
  const { user, gateway } = at(aRelatedDocument())
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const file = await screen.findByLabelText('File')
  await user.clear(file)
  await user.type(file, 'bylaws')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Enter an address like/)
  expect(gateway.times('UpdateRelatedDocument')).toBe(0)
})

test.each([
  { available: true, file: '/documents/bylaws.pdf', badge: 'Available' },
  { available: true, file: null, badge: 'File missing' },
  { available: false, file: '/documents/bylaws.pdf', badge: 'On request' },
])('a document that is available: $available, with $file, wears $badge', async ({ badge, ...about }) => {
  at(aRelatedDocument(about))
  await screen.findByRole('table')
  expect(screen.getAllByRole('cell')[1]!.textContent).toBe(badge)
})

test('whether a document can be opened is switched in its row, and for many at once', async () => {
  const { user, gateway } = at(aRelatedDocument())
  await user.click(await screen.findByRole('switch', { name: 'Available: Bylaws' }))
  await screen.findByText('Related document updated successfully')
  await screen.findByText('On request')
  expect(sentWith(gateway, 'SetRelatedDocuments').input).toEqual({ available: false })
  await user.click(screen.getByRole('checkbox', { name: 'Select Bylaws' }))
  await user.click(screen.getByRole('button', { name: 'Make available' }))
  await waitFor(() => expect(sentWith(gateway, 'SetRelatedDocuments').input).toEqual({ available: true }))
  await screen.findByText('1 related document updated successfully')
})

test('the list is narrowed to what visitors can open', async () => {
  const { user, address } = at(aRelatedDocument())
  await screen.findByText('1 in all')
  await user.selectOptions(screen.getByLabelText('By availability'), 'On request (0)')
  await screen.findByText('No related document is like that.')
  expect(address()).toBe('/admin/related-documents?available=false')
})
