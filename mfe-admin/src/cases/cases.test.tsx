import { buildCase } from '@access/content/cases/case.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

test('a case wears what visitors see of it', async () => {
  const cases = [
    { isPublic: true, isFeatured: false },
    { isPublic: true, isFeatured: true },
    { isPublic: false, isFeatured: true },
    { isPublic: false, isFeatured: false },
  ].map((flags, index) => buildCase({ id: `${index}`, ...flags }))
  renderScreenAt('/admin/cases', createManagedGateway('Case', cases))
  await screen.findByRole('table')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[4]!.textContent)).toEqual([
    ...['Public', 'PublicFeatured', 'Featured', 'Private'],
  ])
})
