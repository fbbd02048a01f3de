import { toInstant } from '@access/service-kit'
import { expect, test } from 'vitest'
import { getDemoOffice } from '../../seed/seed.ts'
import { computeDeadlines, type PromisedHours } from './request-deadlines.ts'

const newYork = 'America/New_York'
const instantFrom = (moment: string, timeZone = newYork) => {
  const [day, time] = moment.split(' ')
  return toInstant(day!, time!, timeZone)
}
const defaultOffice = getDemoOffice({ timeZone: newYork, env: {} })
const formatDeadlines = (received: string, about: Partial<PromisedHours> = {}, urgency = 'High') => {
  const office = { ...defaultOffice, ...about }
  return computeDeadlines(instantFrom(received, office.timeZone), { urgency }, office)
}

// November 2026 begins on a Sunday, at two o'clock of which the clocks go back; the 11th is a Wednesday.
test.each([
  ['in office hours', '2026-11-10 10:30', '2026-11-12 10:30'],
  ['in the evening', '2026-11-10 20:00', '2026-11-12 17:00'],
  ['a minute before midnight', '2026-11-10 23:59', '2026-11-12 17:00'],
  ['a minute after midnight', '2026-11-11 00:01', '2026-11-12 17:00'],
  ['early in the morning', '2026-11-10 07:00', '2026-11-11 17:00'],
  ['at the moment we open', '2026-11-10 09:00', '2026-11-12 09:00'],
  ['on Thursday afternoon, so that Saturday counts', '2026-11-12 15:00', '2026-11-14 14:00'],
  ['on Friday evening', '2026-11-13 18:00', '2026-11-14 14:00'],
  ['on Saturday before we close', '2026-11-14 13:00', '2026-11-16 13:00'],
  ['on Saturday before we open on Monday', '2026-11-14 08:00', '2026-11-14 14:00'],
  ['on Sunday', '2026-11-15 12:00', '2026-11-17 12:00'],
])('who writes %s hears from us while we are open, within 48 hours', (_, received, reviewDueAt) => {
  expect(formatDeadlines(received).reviewDueAt).toEqual(instantFrom(reviewDueAt))
})

test('who is promised an answer sooner gets it sooner', () => {
  const { reviewDueAt } = formatDeadlines('2026-11-10 10:30', { firstAnswerHours: 24 })
  expect(reviewDueAt).toEqual(instantFrom('2026-11-11 10:30'))
})

test.each([
  ['in office hours', '2026-11-10 10:30', '2026-11-10 17:00'],
  ['in the last hour of the day', '2026-11-10 16:40', '2026-11-11 09:40'],
  ['before we open', '2026-11-10 07:00', '2026-11-10 10:00'],
  ['on Saturday evening', '2026-11-14 20:00', '2026-11-16 10:00'],
])(
  'an emergency that comes %s is read that day, or in the first hour that we are open',
  (_, received, dueAt) => {
    expect(formatDeadlines(received, {}, 'Emergency').reviewDueAt).toEqual(instantFrom(dueAt))
  },
)

test('an emergency is answered within its own hours, and never later than others', () => {
  const emergencyDueAt = (about: Partial<PromisedHours>) =>
    formatDeadlines('2026-11-10 09:30', about, 'Emergency').reviewDueAt
  expect(emergencyDueAt({ emergencyAnswerHours: 4 })).toEqual(instantFrom('2026-11-10 13:30'))
  expect(emergencyDueAt({ firstAnswerHours: 6 })).toEqual(instantFrom('2026-11-10 15:30'))
})

test.each([
  ['far away', '2027-03-01', '2026-11-12 10:30', '2026-11-23 17:00'],
  ['before an attorney is promised', '2026-11-18', '2026-11-12 10:30', '2026-11-17 17:00'],
  ['tomorrow', '2026-11-11', '2026-11-10 17:00', '2026-11-10 17:00'],
  ['today', '2026-11-10', '2026-11-12 10:30', '2026-11-10 23:59'],
  ['past', '2026-11-09', '2026-11-12 10:30', '2026-11-23 17:00'],
])('with a court date that is %s nothing is promised for later', (_, courtDate, reviewDueAt, matchDueAt) => {
  const received = instantFrom('2026-11-10 10:30')
  expect(computeDeadlines(received, { urgency: 'Low', courtDate }, defaultOffice)).toEqual({
    reviewDueAt: instantFrom(reviewDueAt),
    matchDueAt: instantFrom(matchDueAt),
  })
})

test('an attorney is promised for the close of the seventh business day after that', () => {
  expect(formatDeadlines('2026-11-10 10:30').matchDueAt).toEqual(instantFrom('2026-11-23 17:00'))
  expect(formatDeadlines('2026-11-13 18:00').matchDueAt).toEqual(instantFrom('2026-11-24 17:00'))
})

test('when we do not open within 48 hours, it is the close of the first day on which we do', () => {
  const holidays = ['2026-11-26', '2026-11-27', '2026-11-28']
  expect(formatDeadlines('2026-11-25 18:00', { holidays })).toEqual({
    reviewDueAt: instantFrom('2026-11-30 17:00'),
    matchDueAt: instantFrom('2026-12-09 17:00'),
  })
})

test('a holiday is neither a day on which we are open nor a business day', () => {
  expect(formatDeadlines('2026-11-24 18:00', { holidays: ['2026-11-26'] }).reviewDueAt).toEqual(
    instantFrom('2026-11-25 17:00'),
  )
  expect(formatDeadlines('2026-11-10 10:30', { holidays: ['2026-11-23'] }).matchDueAt).toEqual(
    instantFrom('2026-11-24 17:00'),
  )
})

test('48 hours are 48 hours when the clocks are changed', () => {
  expect(formatDeadlines('2026-10-31 11:00').reviewDueAt).toEqual(instantFrom('2026-11-02 10:00'))
  expect(formatDeadlines('2026-03-07 11:00').reviewDueAt).toEqual(instantFrom('2026-03-09 12:00'))
})

test('the office is open by its own clock, wherever it is', () => {
  const timeZone = 'Pacific/Kiritimati'
  expect(formatDeadlines('2026-11-10 20:00', { timeZone }).reviewDueAt).toEqual(
    instantFrom('2026-11-12 17:00', timeZone),
  )
  expect(formatDeadlines('2026-11-13 18:00', { timeZone: 'Asia/Kolkata' }).reviewDueAt).toEqual(
    instantFrom('2026-11-14 14:00', 'Asia/Kolkata'),
  )
})

test('promises are counted by the hours that are set', () => {
  const mornings = ['08:00', '11:30'] as const
  const hours = [mornings, mornings, null, mornings, null, null, null]
  // A Tuesday: the Wednesday is closed.
  expect(formatDeadlines('2026-11-10 12:00', { hours })).toEqual({
    reviewDueAt: instantFrom('2026-11-12 11:30'),
    matchDueAt: instantFrom('2026-11-30 11:30'),
  })
})

test('an office that opens on Saturdays alone has those for business days', () => {
  const hours = [null, null, null, null, null, ['10:00', '14:00'] as const, null]
  expect(formatDeadlines('2026-11-09 12:00', { hours })).toEqual({
    reviewDueAt: instantFrom('2026-11-14 14:00'),
    matchDueAt: instantFrom('2027-01-02 14:00'),
  })
})
