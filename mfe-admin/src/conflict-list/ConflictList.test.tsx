// The conflict list.

import { createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { findDialog } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderPart } from '../testing/render-part.tsx'
import ConflictList from './ConflictList.tsx'
import type { ConflictListEntryFragment } from './conflict-list.generated.ts'

const harborEntry: ConflictListEntryFragment & { __typename: string } = {
  __typename: 'ConflictListEntry',
  id: 'k1',
  name: 'Harbor Homes',
  aliases: ['Harbour Homes'],
  reason: 'They give to us.',
  addedBy: 'Ada Admin',
  addedAt: '2099-03-05T22:30:00.000Z',
}
const renderAt = (gateway: FakeGateway) => renderPart(<ConflictList />, gateway)
const press = (name: string) => screen.findByRole('button', { name })

test('the list shows name, reason and author', async () => {
  renderAt(createFakeGateway({ OpenConflictList: { entries: [harborEntry] } }))
  await screen.findByRole('table')
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Harbor HomesHarbour Homes',
    'They give to us.',
    'Mar 5, 2099, 5:30 PMAda Admin',
    'Remove',
  ])
})

test('an entry that cannot be decrypted says so, hides no other, and is removed after a question', async () => {
  const unreadable = { ...harborEntry, id: 'k2', name: null, aliases: [], reason: null, addedBy: null }
  let entries: ConflictListEntryFragment[] = [unreadable, harborEntry]
  const gateway = createFakeGateway({
    OpenConflictList: () => ({ entries }),
    RemoveConflictListEntry: () => {
      entries = [harborEntry]
      return { entry: unreadable }
    },
  })
  const { user } = renderAt(gateway)
  await screen.findByText('Cannot be decrypted')
  screen.getByText('Harbor Homes')
  await user.click(await press('Remove the entry that cannot be read'))
  const dialog = await findDialog('Remove the entry that cannot be read?')
  expect(gateway.countRequests('RemoveConflictListEntry')).toBe(0)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Entry removed successfully')
  expect(getLastVariables(gateway, 'RemoveConflictListEntry')).toEqual({ id: 'k2' })
  await waitFor(() => expect(screen.queryByText('Cannot be decrypted')).toBeNull())
  const head = screen.getByRole('heading', { name: 'People and organisations' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('an entry is added with a reason, and listed', async () => {
  let entries: ConflictListEntryFragment[] = []
  const gateway = createFakeGateway({
    OpenConflictList: () => ({ entries }),
    AddConflictListEntry: () => {
      entries = [harborEntry]
      return { entry: harborEntry }
    },
  })
  const { user } = renderAt(gateway)
  await screen.findByText(/^No entries yet/)
  await user.click(await press('Add entry'))
  const dialog = await findDialog('Add entry')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('Enter a name')
  enter(dialog.getByLabelText('Name'), 'Harbor Homes')
  enter(dialog.getByLabelText('Aliases'), 'Harbour Homes')
  enter(dialog.getByLabelText('Reason'), 'They give to us.')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await screen.findByText('Entry added successfully')
  await screen.findByRole('table')
  const { name, aliases, reason } = harborEntry
  expect(getLastVariables(gateway, 'AddConflictListEntry')).toEqual({ input: { name, aliases, reason } })
})
