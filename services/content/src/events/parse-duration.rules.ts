/** Reads how long an event takes, as people type it. */
import { toPlainText } from './typed-text.rules.ts'

/** So many minutes, or so many days of the calendar; `allDay` is one day whose end nobody said. */
export type Duration = { minutes: number } | { days: number } | 'allDay'

/** A longer one is a typing error, or no single event. */
export const maxEventDays = 366

const number = String.raw`(\d+(?:[.,]\d+)?|\.\d+)`
const dash = '(?:\\s?-?\\s?)'

/** Each with how many minutes its first group is; the longer forms of a unit first. */
const units: [RegExp, number][] = [
  [new RegExp(`${number}${dash}(?:days?)\\b`, 'g'), 24 * 60],
  [new RegExp(`${number}${dash}(?:weeks?|wks?)\\b`, 'g'), 7 * 24 * 60],
  [new RegExp(`${number}${dash}(?:hours?|hrs?|h)(?![a-z])\\.?`, 'g'), 60],
  [new RegExp(`${number}${dash}(?:minutes?|mins?|m|')(?![a-z])\\.?`, 'g'), 1],
]

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve']
const numberValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]

/** Forms that are spelled out, and what the units above read. */
const spellings: [RegExp, string | ((...groups: string[]) => string)][] = [
  [
    new RegExp(`\\b(${numberWords.join('|')})\\b`, 'g'),
    (word) => String(numberValues[numberWords.indexOf(word!)]),
  ],
  [/\b(?:an? )?(\d+ )?1\/2\b/g, (_, whole) => `${(whole ?? '').trim()}.5`],
  [/\b(?:an?|1) hours? and (?:a|1) half\b/g, '1.5 hours'],
  [/\b(\d+) hours? and a half\b/g, '$1.5 hours'],
  [/\b(\d+) and (?:a|1) half\b/g, '$1.5'],
  [/\bhalf(?: an|[ -]a)?(?: -)? ?hour\b/g, '30 minutes'],
  [/\b(\d{1,2}):([0-5]\d)(?::00)? ?(?:hours?|hrs?|h)\b/g, '$1 hours $2 minutes'],
  [/\b(\d{1,2}) ?h ?([0-5]\d)(?: ?m(?:in(?:ute)?s?)?)?\b/g, '$1 hours $2 minutes'],
  [/\b(\d+) (?:hours?|hrs?) (?:and )?([0-5]\d)$/g, '$1 hours $2 minutes'],
  [/\ban? (hour|day|week)\b/g, '1 $1'],
]

/** Words that leave the number what it is. */
const softWords = /\b(?:and|about|around|approximately|approx|circa|ca|roughly|long)\b/g

/**
 * '2 hours', '90 min', '1½ h', '1 hour 30 minutes', 'two and a half hours', '3 days', 'all day'; null for words that
 * give no one number, such as '2 to 3 hours'.
 */
export function parseDuration(duration: string | null | undefined): Duration | null {
  const typed = toPlainText(duration ?? '')
  if (/^(?:all|whole|full|the whole|1|one)(?: - | )?day(?: long)?$/.test(typed)) return 'allDay'
  let text = typed
  for (const [pattern, replacement] of spellings) text = text.replace(pattern, replacement as string)
  const amounts: { minutes: number; isDays: boolean }[] = []
  for (const [pattern, minutes] of units)
    text = text.replace(pattern, (_, amount: string) => {
      amounts.push({ minutes: Number(amount.replace(',', '.')) * minutes, isDays: minutes >= 24 * 60 })
      return ' '
    })
  // Words around it, such as "2 to 3 hours", would make the number a guess.
  if (amounts.length === 0 || text.replace(softWords, '').replace(/[\s,.&()]/g, '')) return null
  const minutes = Math.round(amounts.reduce((sum, one) => sum + one.minutes, 0))
  const days = minutes / (24 * 60)
  if (minutes <= 0 || days > maxEventDays) return null
  return amounts.every(({ isDays }) => isDays) && Number.isInteger(days) ? { days } : { minutes }
}
