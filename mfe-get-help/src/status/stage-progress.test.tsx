/** What the status page begins with: what is asked of the applicant, and how far the request is. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getField, openPageWithStatus } from './testing/open-status-page.tsx'

const readStages = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((stage) => stage.textContent)

test('the stages have their dates, and those to come their conditions', async () => {
  await openPageWithStatus({
    status: 'in_review',
    statusHistory: [
      { status: 'new', changedAt: '2026-11-20T19:00:00.000Z' },
      { status: 'in_review', changedAt: '2026-11-21T15:00:00.000Z' },
    ],
  })
  expect(readStages()).toEqual([
    'ReceivedNovember 20, 2026',
    'Reviewed by a personNovember 21, 2026',
    'Looking for an attorneyif we can take your case',
    'Attorney foundby about December 2, 2026',
  ])
  expect(screen.getByText('Reviewed by a person').closest('li')?.getAttribute('aria-current')).toBe('step')
})

test('what is overdue has no date any more', async () => {
  await openPageWithStatus({ isOverdue: true })
  expect(readStages().slice(1)).toEqual(['Reviewed by a person', 'Looking for an attorney', 'Attorney found'])
})

test('a request that is on its way no longer has no stages', async () => {
  await openPageWithStatus({ status: 'declined' })
  expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull()
})

test('a question of ours comes first, and leads to the field for its answer', async () => {
  const { user } = await openPageWithStatus({
    status: 'info_needed',
    messages: [
      { id: '1', sentAt: '2026-11-20T20:00:00.000Z', sender: 'office', text: 'Which day is the hearing?' },
      { id: '2', sentAt: '2026-11-20T21:00:00.000Z', sender: 'applicant', text: 'I will look.' },
    ],
  })
  const [question] = screen.getAllByText('Which day is the hearing?')
  const heading = screen.getByRole('heading', { name: 'We need something from you' })
  expect(question!.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('link', { name: 'Answer' }))
  expect(document.activeElement).toBe(getField('Write to us'))
})
