/** What the page says of its figures. */
import { isolate } from '@access/kit'

export const statisticsMessages = {
  heading: 'How often we kept it',
  formatAnswered: (hours: number) => `Answered within ${hours} hours`,
  matched: 'An attorney within 5-7 business days',
  formatTotal: (total: number) => `of ${total} requests`,
  formatPeriod: (since: string, until: string) => `Received from ${since} to ${until}.`,
  formatTooFew: (minimumSample: number) =>
    `There were fewer than ${minimumSample} so far. With so few, a figure could reveal one person and would mean little. We show it from ${minimumSample} on.`,
} as const

/** The next days on which the office is closed, as Markdown. */
export const formatHolidays = (holidays: readonly { name: string; date: string }[]) =>
  holidays.length === 0
    ? 'No closed days are coming up.'
    : `The next days on which we are closed:\n\n${holidays.map(({ name, date }) => `- ${date}: ${isolate(name)}`).join('\n')}`
