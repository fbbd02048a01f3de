import { addDays, getLocalDay, toInstant } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getWeekday } from '../../platform/deadlines/request-deadlines.ts'
import { submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { signInColleague } from '../../testing/staff.ts'
import { statisticsRanges } from './statistics.rules.ts'

type Week = Record<string, number | null> & { start: string }
type Group = { value: string; received: number; open: number }
type Statistics = {
  weeks: Week[]
  assignees: { assigneeId: string | null; assigneeName: string | null; open: number; overdue: number }[]
  categories: Group[]
  urgencies: Group[]
}

const statisticsQuery = `query ($weeks: Int!) { requestStatistics(weeks: $weeks) {
  weeks {
    start received pending matched referred declined closed withdrawn
    reviewDue reviewInTime matchDue matchInTime answered medianAnswerHours p90AnswerHours
  }
  assignees { assigneeId assigneeName open overdue }
  categories { value received open }
  urgencies { value received open }
} }`

const timeZone = 'America/New_York'
const startService = () => startRequestsService({ env: { TIME_ZONE: timeZone } })

const queryStatistics = (inbox: Subgraph, weeks = 4) =>
  inbox.readAsAdministrator<Statistics>(statisticsQuery, { weeks })

const hourMs = 3_600_000
const inHours = (hours: number, from = new Date()) => new Date(from.getTime() + hours * hourMs)

/** The Monday of so many weeks ago. */
function getMonday(weeksAgo: number): string {
  const today = getLocalDay(timeZone)
  return addDays(today, -getWeekday(today) - 7 * weeksAgo)
}

/** On the Wednesday of so many weeks ago. */
const receivedOn = (weeksAgo: number) => toInstant(addDays(getMonday(weeksAgo), 2), '12:00', timeZone)

// The same answers again would be the same request.
let applicants = 0

/** Submits a request, and sets what time and the office have made of it. */
async function submitEarlier(
  inbox: Subgraph,
  about: Partial<LegalAidRequest>,
  answers: { urgency?: string; category?: string } = {},
): Promise<string> {
  applicants += 1
  const { id } = await submitRequest(inbox, { ...answers, name: `Applicant ${applicants}` })
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, about)
  return id
}

const listReceived = ({ weeks }: Statistics) => weeks.map(({ received }) => received)

test('requests are counted in the weeks of the range, oldest first, and those of before are not', async () => {
  const inbox = await startService()
  await submitEarlier(inbox, { receivedAt: receivedOn(1) })
  await submitEarlier(inbox, { receivedAt: receivedOn(3) })
  await submitEarlier(inbox, { receivedAt: receivedOn(3) })
  await submitEarlier(inbox, { receivedAt: receivedOn(4) })
  const statistics = await queryStatistics(inbox, 4)
  expect(listReceived(statistics)).toEqual([2, 0, 1, 0])
  expect(statistics.weeks.map(({ start }) => start)).toEqual([3, 2, 1, 0].map(getMonday))
})

test('a week begins with Monday, where the office is', async () => {
  const inbox = await startService()
  const monday = toInstant(getMonday(1), '00:00', timeZone)
  await submitEarlier(inbox, { receivedAt: monday })
  await submitEarlier(inbox, { receivedAt: new Date(monday.getTime() - 1) })
  expect(listReceived(await queryStatistics(inbox, 4))).toEqual([0, 1, 1, 0])
})

test('a week says what has become of its requests', async () => {
  const inbox = await startService()
  const statuses = ['new', 'in_review', 'info_needed', 'eligible', 'matched', 'referred', 'declined'] as const
  for (const status of [...statuses, 'closed', 'withdrawn', 'erased'] as const)
    await submitEarlier(inbox, { receivedAt: receivedOn(2), status })
  const { weeks } = await queryStatistics(inbox)
  expect(weeks[1]).toMatchObject({
    received: 10,
    pending: 4,
    matched: 1,
    referred: 1,
    declined: 1,
    closed: 1,
    withdrawn: 2,
  })
})

test('what was promised is compared with what was done, by the rules of the public promise', async () => {
  const inbox = await startService()
  const receivedAt = receivedOn(2)
  const due = { receivedAt, reviewDueAt: inHours(48, receivedAt), matchDueAt: inHours(100, receivedAt) }
  const done = (reviewed: number, matched: number) => ({
    ...{ ...due, status: 'matched' as const },
    ...{ reviewedAt: inHours(reviewed, receivedAt), matchedAt: inHours(matched, receivedAt) },
  })
  for (const about of [done(10, 90), done(20, 110), done(60, 110), due]) await submitEarlier(inbox, about)
  await submitEarlier(inbox, { ...due, status: 'withdrawn' })
  const { weeks } = await queryStatistics(inbox)
  expect(weeks[1]).toMatchObject({ reviewDue: 4, reviewInTime: 2, matchDue: 4, matchInTime: 1 })
})

test('the time to the first answer is its median and ninetieth percentile, of those that have one', async () => {
  const inbox = await startService()
  const receivedAt = receivedOn(1)
  for (const hours of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21.25])
    await submitEarlier(inbox, { receivedAt, status: 'eligible', reviewedAt: inHours(hours, receivedAt) })
  await submitEarlier(inbox, { receivedAt })
  const { weeks } = await queryStatistics(inbox)
  expect(weeks[2]).toMatchObject({ answered: 11, medianAnswerHours: 6, p90AnswerHours: 10 })
  expect(weeks[1]).toMatchObject({ answered: 0, medianAnswerHours: null, p90AnswerHours: null })
})

test('the load is that of the open requests, whenever they came, of which some are overdue', async () => {
  const inbox = await startService()
  const ida = signInColleague(inbox, 'attorney', 'Ida Brandt')
  const give = async (about: Partial<LegalAidRequest>) =>
    inbox
      .em()
      .nativeUpdate(
        LegalAidRequest,
        { id: await submitEarlier(inbox, about) },
        { assigneeId: ida.id, assigneeName: ida.name },
      )
  await give({ receivedAt: receivedOn(30), reviewDueAt: inHours(-1) })
  await give({ status: 'matched' })
  await give({ status: 'closed' })
  await submitRequest(inbox)
  const { assignees } = await queryStatistics(inbox)
  expect(assignees).toEqual([
    { assigneeId: ida.id, assigneeName: ida.name, open: 2, overdue: 1 },
    { assigneeId: null, assigneeName: null, open: 1, overdue: 0 },
  ])
})

test('categories and urgencies are those of what was received in the range, most and most urgent first', async () => {
  const inbox = await startService()
  await submitEarlier(inbox, { receivedAt: receivedOn(5) }, { category: 'Immigration', urgency: 'Low' })
  await submitEarlier(inbox, { status: 'closed' }, { category: 'Employment', urgency: 'Low' })
  await submitEarlier(inbox, {}, { category: 'Employment', urgency: 'Emergency' })
  await submitEarlier(inbox, {}, { category: 'Family Law', urgency: 'Low' })
  const { categories, urgencies } = await queryStatistics(inbox)
  expect(categories).toEqual([
    { value: 'Employment', received: 2, open: 1 },
    { value: 'Family Law', received: 1, open: 1 },
  ])
  expect(urgencies).toEqual([
    { value: 'Emergency', received: 1, open: 1 },
    { value: 'Low', received: 2, open: 1 },
  ])
})

test('there are statistics of these ranges, and one that there is not is named', async () => {
  const inbox = await startService()
  for (const weeks of statisticsRanges)
    expect(listReceived(await queryStatistics(inbox, weeks))).toEqual(Array(weeks).fill(0))
  expect(await inbox.errorAsAdministrator(statisticsQuery, { weeks: 5 })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { weeks: 'Name one of these: 4, 12, 26, 52' },
  })
})
