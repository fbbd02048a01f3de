// What a newer service says that this page does not know yet.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSection, openPageWithStatus } from './testing/open-status-page.tsx'

test('an unknown status counts as being in review, and is not in the history', async () => {
  await openPageWithStatus({
    status: 'appealed',
    statusHistory: [
      { status: 'new', changedAt: '2026-11-20T19:00:00.000Z' },
      { status: 'appealed', changedAt: '2026-11-21T19:00:00.000Z' },
    ],
  })
  screen.getByRole('heading', { name: 'In review' })
  expect(
    getSection('Status history')
      .getAllByRole('listitem')
      .map((change) => change.textContent),
  ).toEqual(['November 20, 2026Your request was received.'])
})

test('a message from an unknown sender is not ours', async () => {
  const message = {
    id: 'm1',
    sentAt: '2026-11-20T19:00:00.000Z',
    sender: 'attorney',
    text: 'Please call me.',
  }
  await openPageWithStatus({ messages: [message] })
  const [item] = getSection('Messages').getAllByRole('listitem')
  expect(within(item!).queryByText('Access to Justice')).toBeNull()
})
