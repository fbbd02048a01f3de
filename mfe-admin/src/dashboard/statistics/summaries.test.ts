import { expect, test } from 'vitest'
import { buildRequestWeek } from '../../testing/request-statistics.ts'
import type { RequestWeekFragment } from './statistics.generated.ts'
import {
  formatHours,
  summarizeAnswerTimes,
  summarizeCategories,
  summarizeLoads,
  summarizeOutcomes,
  summarizePromises,
  summarizeUrgencies,
} from './summaries.ts'

const buildWeeks = (...weeks: Partial<RequestWeekFragment>[]) => weeks.map(buildRequestWeek)

test('outcomes are how many requests there were, how fast they come, and how many are pending and matched', () => {
  const weeks = buildWeeks({ received: 1_200, pending: 3, matched: 900 }, { received: 3, matched: 2 })
  expect(summarizeOutcomes(weeks)).toBe(
    '1,203 requests in 2 weeks, about 602 a week: 3 pending, 902 matched with an attorney.',
  )
  expect(summarizeOutcomes(buildWeeks({}, {}))).toBe('No requests in these weeks.')
})

test('promises are shares of what came due, rounded down', () => {
  const weeks = buildWeeks({ reviewDue: 10, reviewInTime: 9 }, { reviewDue: 11, reviewInTime: 11 })
  expect(summarizePromises(weeks)).toBe('First answer in time: 95% (20 of 21). Attorney found: none due yet.')
})

test('the time to the first answer is that of the latest week with an answer', () => {
  const answered = { answered: 4, medianAnswerHours: 20.4, p90AnswerHours: 80 }
  const weeks = buildWeeks({ ...answered, start: '2026-03-02' }, { start: '2026-03-09' })
  expect(summarizeAnswerTimes(weeks)).toBe(
    'Of the requests of the week of Mar 2 that have been answered, half were within 20 hours, nine in ten within 3.3 days.',
  )
  expect(summarizeAnswerTimes(buildWeeks({}))).toBe('No request of these weeks has been answered yet.')
})

test('the load names who has the most, and how many nobody has', () => {
  expect(
    summarizeLoads([
      { assigneeId: null, assigneeName: null, open: 9, overdue: 1 },
      { assigneeId: '1', assigneeName: 'Ida Brandt', open: 8, overdue: 0 },
    ]),
  ).toBe('17 open requests at present, 9 unassigned. Most are with Ida Brandt: 8.')
  expect(summarizeLoads([])).toBe('No open requests.')
})

test('a name that runs from the right turns nothing of the sentence around it', () => {
  const load = { assigneeId: '1', assigneeName: 'רות (Ruth).', open: 8, overdue: 0 }
  expect(summarizeLoads([load])).toContain('Most are with \u2068רות (Ruth).\u2069: 8.')
})

test('practice areas and urgencies are a share of the whole', () => {
  expect(
    summarizeCategories([
      { value: 'Housing Rights', received: 2, open: 1 },
      { value: 'Employment', received: 1, open: 0 },
    ]),
  ).toBe('Most often Housing Rights: 2 of 3 (66%).')
  expect(summarizeUrgencies([{ value: 'Emergency', received: 1, open: 1 }])).toBe(
    '1 of 1 request was an emergency.',
  )
  expect(summarizeUrgencies([])).toBe('No requests in these weeks.')
})

test.each([
  [0.4, 'less than an hour'],
  [1, '1 hour'],
  [71.4, '71 hours'],
  [72, '3 days'],
  [100, '4.2 days'],
])('%d hours are read as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text)
})
