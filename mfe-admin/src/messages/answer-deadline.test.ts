import { expect, test } from 'vitest'
import { getReplyDeadline, sortMessages } from './answer-deadline.ts'

const receivedAt = '2026-03-05T12:00:00.000Z'
const later = (hours: number) => Date.parse(receivedAt) + hours * 3_600_000

test.each([
  [48, 0, 'later', '48 hours left'],
  [48, 23.9, 'later', '24 hours left'],
  [48, 24, 'soon', 'Reply soon: 24 hours left'],
  [48, 46.5, 'soon', 'Reply soon: 1 hour left'],
  [48, 47.5, 'soon', 'Reply soon: less than an hour left'],
  [48, 48, 'overdue', 'Overdue by less than an hour'],
  [48, 50.2, 'overdue', 'Overdue by 2 hours'],
  [48, 48 + 49, 'overdue', 'Overdue by 2 days'],
  [72, 23.9, 'later', '48 hours left'],
  [72, 24, 'soon', 'Reply soon: 48 hours left'],
  [72, 72, 'overdue', 'Overdue by less than an hour'],
  [6, 2.9, 'later', '3 hours left'],
  [6, 3, 'soon', 'Reply soon: 3 hours left'],
  [6, 6, 'overdue', 'Overdue by less than an hour'],
])(
  'where %d hours are promised, %d hours after it came a message is due %s: %s',
  (firstAnswerHours, hours, urgency, label) => {
    const dueAt = new Date(later(firstAnswerHours)).toISOString()
    const deadline = getReplyDeadline({ state: 'new', receivedAt }, { firstAnswerHours }, later(hours))
    expect(deadline).toEqual({ dueAt, urgency, label })
  },
)

test.each(['answered', 'handled', 'spam'])('a message that is %s waits for no answer', (state) => {
  expect(getReplyDeadline({ state, receivedAt }, { firstAnswerHours: 48 }, later(100))).toBeNull()
})

test('the oldest that waits comes first, and what is done comes last, newest first', () => {
  const days = [
    ['new', '03'],
    ['handled', '01'],
    ['new', '02'],
    ['answered', '04'],
  ].map(([state, day]) => ({ state: state!, receivedAt: `2026-03-${day}T12:00:00.000Z` }))
  expect(sortMessages(days).map(({ receivedAt }) => receivedAt.slice(8, 10))).toEqual([
    '02',
    '03',
    '04',
    '01',
  ])
})
