/** What each chart says, in plain words. */
import { formatDayOfMonth, formatShortMonth, isolate } from '@access/kit'
import type {
  AssigneeLoadFragment,
  RequestGroupFragment,
  RequestWeekFragment,
} from './statistics.generated.ts'

export const formatCount = (count: number) => count.toLocaleString('en-US')

/** 'Mar 5' of a day as YYYY-MM-DD. */
export const formatDay = (day: string) => `${formatShortMonth(day)} ${formatDayOfMonth(day)}`

const daysFrom = 72

/** '5 hours', or from three days on '3.5 days'. */
export function formatHours(hours: number): string {
  if (hours >= daysFrom) return `${formatCount(Math.round(hours / 2.4) / 10)} days`
  if (hours < 1) return 'less than an hour'
  return pluralize(Math.round(hours), 'hour')
}

/** Whole percent, rounded down: we say no better of ourselves than it was. */
export const computePercent = (part: number, total: number) => Math.floor((part * 100) / total)

const pluralize = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

const sum = (weeks: RequestWeekFragment[], getCount: (week: RequestWeekFragment) => number) =>
  weeks.reduce((total, week) => total + getCount(week), 0)

const noRequests = 'No requests in these weeks.'

export function summarizeOutcomes(weeks: RequestWeekFragment[]): string {
  const received = sum(weeks, (week) => week.received)
  if (received === 0) return noRequests
  const pending = sum(weeks, (week) => week.pending)
  const matched = sum(weeks, (week) => week.matched)
  const average = Math.round(received / weeks.length)
  const pace = average > 0 ? `, about ${formatCount(average)} a week` : ''
  return (
    `${pluralize(received, 'request')} in ${weeks.length} weeks${pace}: ` +
    `${formatCount(pending)} pending, ${formatCount(matched)} matched with an attorney.`
  )
}

export function summarizePromises(weeks: RequestWeekFragment[]): string {
  const describe = (what: string, inTime: number, due: number) =>
    due === 0
      ? `${what}: none due yet.`
      : `${what} in time: ${computePercent(inTime, due)}% (${formatCount(inTime)} of ${formatCount(due)}).`
  const review = describe(
    'First answer',
    sum(weeks, (week) => week.reviewInTime),
    sum(weeks, (week) => week.reviewDue),
  )
  const match = describe(
    'Attorney found',
    sum(weeks, (week) => week.matchInTime),
    sum(weeks, (week) => week.matchDue),
  )
  return `${review} ${match}`
}

export function summarizeAnswerTimes(weeks: RequestWeekFragment[]): string {
  const latest = weeks.findLast(({ answered }) => answered > 0)
  if (latest?.medianAnswerHours == null || latest.p90AnswerHours == null)
    return 'No request of these weeks has been answered yet.'
  const { start, medianAnswerHours, p90AnswerHours } = latest
  return (
    `Of the requests of the week of ${formatDay(start)} that have been answered, half were within ` +
    `${formatHours(medianAnswerHours)}, nine in ten within ${formatHours(p90AnswerHours)}.`
  )
}

export function summarizeLoads(loads: AssigneeLoadFragment[]): string {
  const open = loads.reduce((total, load) => total + load.open, 0)
  if (open === 0) return 'No open requests.'
  const unassigned = loads.find(({ assigneeId }) => assigneeId === null)?.open ?? 0
  const busiest = loads.find(({ assigneeId }) => assigneeId !== null)
  const most = busiest
    ? ` Most are with ${isolate(nameAssignee(busiest))}: ${formatCount(busiest.open)}.`
    : ''
  return `${pluralize(open, 'open request')} at present, ${formatCount(unassigned)} unassigned.${most}`
}

export const nameAssignee = ({ assigneeId, assigneeName }: AssigneeLoadFragment) =>
  assigneeId === null ? 'Unassigned' : (assigneeName ?? 'Former colleague')

const countReceived = (groups: RequestGroupFragment[]) =>
  groups.reduce((total, { received }) => total + received, 0)

export function summarizeCategories(groups: RequestGroupFragment[]): string {
  const [most] = groups
  if (!most) return noRequests
  const total = countReceived(groups)
  return `Most often ${most.value}: ${formatCount(most.received)} of ${formatCount(total)} (${computePercent(most.received, total)}%).`
}

export function summarizeUrgencies(groups: RequestGroupFragment[]): string {
  const total = countReceived(groups)
  if (total === 0) return noRequests
  const emergencies = groups.find(({ value }) => value === 'Emergency')?.received ?? 0
  return `${formatCount(emergencies)} of ${pluralize(total, 'request')} ${emergencies === 1 ? 'was an emergency' : 'were emergencies'}.`
}
