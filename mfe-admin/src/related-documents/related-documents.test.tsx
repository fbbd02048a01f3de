import { buildRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

test('a document wears whether visitors can open it', async () => {
  const file = '/documents/bylaws.pdf'
  const documents = [
    buildRelatedDocument({ id: '1', available: true, file }),
    buildRelatedDocument({ id: '2', available: true, file: null }),
    buildRelatedDocument({ id: '3', available: false, file }),
  ]
  renderScreenAt('/admin/related-documents', createManagedGateway('RelatedDocument', documents))
  await screen.findByRole('table')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[2]!.textContent)).toEqual([
    ...['Available', 'File missing', 'On request'],
  ])
})
