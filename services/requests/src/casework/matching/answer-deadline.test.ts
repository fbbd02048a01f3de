import { toInstant } from '@access/service-kit'
import { expect, test } from 'vitest'
import { getDemoOffice } from '../../seed/seed.ts'
import { computeAnswerDeadline } from './answer-deadline.ts'

const newYork = 'America/New_York'
const instantFrom = (moment: string) => {
  const [day, time] = moment.split(' ')
  return toInstant(day!, time!, newYork)
}
const office = getDemoOffice({ timeZone: newYork, env: {} })

/** What is asked about an offer: when it began, what it is about, and when the office is closed. */
interface Offer {
  offeredAt: string
  urgency?: string
  courtDate?: string | null
  holidays?: string[]
}
const computeDeadline = ({ offeredAt, urgency = 'Low', courtDate = null, holidays = [] }: Offer) =>
  computeAnswerDeadline(instantFrom(offeredAt), { urgency, courtDate }, { ...office, holidays })

// 10 November 2026 is a Tuesday. The office closes at 17:00, on Saturdays at 14:00.
test.each([
  ['Emergency', '2026-11-10 14:00'],
  ['High', '2026-11-11 17:00'],
  ['Medium', '2026-11-12 17:00'],
  ['Low', '2026-11-13 17:00'],
  ['Not provided', '2026-11-13 17:00'],
])('offered on Tuesday at 10:00, %s is to be answered by %s', (urgency, deadline) => {
  expect(computeDeadline({ offeredAt: '2026-11-10 10:00', urgency })).toEqual(instantFrom(deadline))
})

test.each([
  ['in the evening', '2026-11-10 20:00', '2026-11-11 13:00'],
  ['late in the afternoon', '2026-11-10 16:00', '2026-11-11 12:00'],
  ['on Friday afternoon: an hour then, three on Saturday', '2026-11-13 16:00', '2026-11-14 13:00'],
  ['on Saturday before we close', '2026-11-14 13:00', '2026-11-16 12:00'],
  ['on Sunday', '2026-11-15 12:00', '2026-11-16 13:00'],
])('four hours of an emergency pass while the office is open: %s', (_, offeredAt, deadline) => {
  expect(computeDeadline({ offeredAt, urgency: 'Emergency' })).toEqual(instantFrom(deadline))
})

test.each([
  ['Emergency', '2026-11-25 16:00', '2026-11-30 12:00'],
  ['High', '2026-11-25 10:00', '2026-11-30 17:00'],
  ['Medium', '2026-11-25 10:00', '2026-12-01 17:00'],
])(
  'days on which the office is closed do not count: %s before Thanksgiving',
  (urgency, offeredAt, deadline) => {
    const holidays = ['2026-11-26', '2026-11-27', '2026-11-28']
    expect(computeDeadline({ offeredAt, urgency, holidays })).toEqual(instantFrom(deadline))
  },
)

test.each([
  ['tomorrow', '2026-11-10 10:00', '2026-11-11', '2026-11-10 17:00'],
  ['tomorrow, and the office closes in ten minutes', '2026-11-10 16:50', '2026-11-11', '2026-11-10 17:50'],
  ['tomorrow, and it is evening', '2026-11-10 20:00', '2026-11-11', '2026-11-10 21:00'],
  ['today', '2026-11-10 08:00', '2026-11-10', '2026-11-10 09:00'],
  ['on Monday, offered on Friday', '2026-11-13 10:00', '2026-11-16', '2026-11-14 14:00'],
  ['in two days', '2026-11-10 10:00', '2026-11-12', '2026-11-11 17:00'],
])('before a court date the answer comes a day earlier: %s', (_, offeredAt, courtDate, deadline) => {
  expect(computeDeadline({ offeredAt, courtDate })).toEqual(instantFrom(deadline))
})

test('a court date later than the window, or over, changes nothing', () => {
  const offeredAt = '2026-11-10 10:00'
  for (const courtDate of ['2026-11-14', '2100-12-31', '2026-11-09'])
    expect(computeDeadline({ offeredAt, courtDate })).toEqual(instantFrom('2026-11-13 17:00'))
})

test('an emergency with a court date tomorrow has the shorter of both', () => {
  const courtDate = '2026-11-11'
  const urgency = 'Emergency'
  expect(computeDeadline({ offeredAt: '2026-11-10 10:00', urgency, courtDate })).toEqual(
    instantFrom('2026-11-10 14:00'),
  )
  expect(computeDeadline({ offeredAt: '2026-11-10 14:00', urgency, courtDate })).toEqual(
    instantFrom('2026-11-10 17:00'),
  )
})
