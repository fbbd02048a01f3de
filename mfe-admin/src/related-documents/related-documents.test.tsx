import { buildRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway } from '../testing/managed-gateway.ts'
import { openNewForm } from '../testing/open-form.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'

test('an added document is sent whole, with null for what was left empty', async () => {
  const { user, form, save, getInput } = await openNewForm(
    'RelatedDocument',
    'related-documents',
    'related document',
  )
  await user.type(form.getByLabelText('Title'), 'Annual Report 2026')
  await save()
  await screen.findByText('Related document created successfully')
  expect(getInput()).toEqual({
    title: 'Annual Report 2026',
    description: null,
    available: false,
    file: null,
    displayOrder: 0,
  })
})

test('a document wears whether visitors can open it', async () => {
  const file = '/documents/bylaws.pdf'
  const documents = [
    buildRelatedDocument({ id: '1', available: true, file }),
    buildRelatedDocument({ id: '2', available: true, file: null }),
    buildRelatedDocument({ id: '3', available: false, file }),
  ]
  renderAsAdministrator('/admin/related-documents', createManagedGateway('RelatedDocument', documents))
  await screen.findByRole('table')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[2]!.textContent)).toEqual([
    ...['Available', 'File missing', 'On request'],
  ])
})
