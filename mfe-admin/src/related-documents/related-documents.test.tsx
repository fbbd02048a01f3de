import { buildRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'

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

test('a document wears whether visitors can open it', async () => {
  const file = '/documents/bylaws.pdf'
  renderAt(
    buildRelatedDocument({ id: '1', available: true, file }),
    buildRelatedDocument({ id: '2', available: true, file: null }),
    buildRelatedDocument({ id: '3', available: false, file }),
  )
  await screen.findByRole('table')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[2]!.textContent)).toEqual([
    ...['Available', 'File missing', 'On request'],
  ])
})
