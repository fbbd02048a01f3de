// What an item has been, shown with cases.
import { buildCase } from '@access/content/cases/case.examples'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'

const { __typename: _, id, ...stored } = buildCase({ outcome: 'Settled' })

const saved = (version: number, action: string, values: object) => ({
  __typename: 'ItemVersion',
  version,
  savedAt: `2026-03-0${version}T17:00:00.000Z`,
  actor: 'Ada',
  action,
  values: JSON.stringify(values),
})

const versions = [
  saved(3, 'updated', stored),
  saved(2, 'updated', { ...stored, outcome: 'Pending appeal' }),
  saved(1, 'created', { ...stored, title: 'Three days', clientInfo: 'Kept apart', outcome: null }),
]

async function openHistory() {
  const gateway = createManagedGateway('Case', [
    { ...buildCase({ outcome: 'Settled' }), version: 3 } as never,
  ])
  gateway.respondWith({ ItemHistory: { versions } })
  const { user } = renderScreenAt('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await user.click(await screen.findByRole('button', { name: 'History' }))
  await screen.findByText('History of this case')
  await screen.findByRole('radio', { name: /^3. Updated, Ada/ })
  return { user, gateway }
}

const compared = () => screen.getAllByRole('definition').map((one) => one.textContent)

test('the history lists every save, and begins beside the one before the last', async () => {
  const { gateway } = await openHistory()
  const messages = screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)
  expect(messages).toEqual([
    '3. Updated, AdaMar 3, 2026, 12:00 PM',
    '2. Updated, AdaMar 2, 2026, 12:00 PM',
    '1. Created, AdaMar 1, 2026, 12:00 PM',
  ])
  expect(getLastVariables(gateway, 'ItemHistory')).toEqual({ type: 'Case', id })
  expect(compared()).toEqual(['Version 2Pending appeal', 'In the formSettled'])
})

test('a version that does not differ says so', async () => {
  const { user } = await openHistory()
  await user.click(screen.getByRole('radio', { name: /^3/ }))
  await screen.findByText('No differences.')
})

test('an earlier version is put into the form, saved like anything typed, and asked about before it goes', async () => {
  const { user, gateway } = await openHistory()
  await user.click(screen.getByRole('radio', { name: /^1/ }))
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
  await waitFor(() => expect(screen.queryByText('History of this case')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Three days')
  expect(gateway.countRequests('UpdateCase')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Continue editing' }))
  await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Case updated successfully')
  expect(getLastVariables(gateway, 'UpdateCase')).toEqual({
    id,
    version: 3,
    input: { ...stored, title: 'Three days', clientInfo: 'Kept apart', outcome: null },
  })
})
