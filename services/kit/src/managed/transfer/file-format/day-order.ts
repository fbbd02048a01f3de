/**
 * Days as spreadsheets save them, with the year last: month/day/year in the United States, day/month/year almost
 * everywhere else. One day alone does not say which, so a column is looked through before any of its days is read.
 */
import { removeInvisible } from '../../../text/invisible-characters.rules.ts'

type KnownOrder = 'day first' | 'month first'

/** Where nothing is known, a day that could have both orders stays unread, or all but one with slashes. */
export type DayOrder = KnownOrder | 'slashes month first' | 'unknown'

/** What the days of a column, or of a file, give away: those that can be read in one order alone. */
export type DayEvidence = ReadonlySet<KnownOrder>

const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/
const isMonth = (number: string) => Number(number) >= 1 && Number(number) <= 12

/** Databases and spreadsheets write a day as its first moment, too. */
const midnight = /[ T](?:0?0:00|12:00(?::00)? AM|0?0:00:00)$/i
const clean = (cell: string) => removeInvisible(cell).trim().replace(midnight, '')

/** The order that the day in this cell has; null where it could have both, or is none with the year last. */
export function findDayOrder(cell: string): KnownOrder | null {
  const [, first = '', , second = ''] = yearLast.exec(clean(cell)) ?? []
  if (isMonth(first) === isMonth(second)) return null
  return isMonth(first) ? 'month first' : 'day first'
}

/** Whether the day in this cell has slashes and could have both orders. */
export function isOpenDay(cell: string): boolean {
  const [, first = '', separator, second = ''] = yearLast.exec(clean(cell)) ?? []
  return separator === '/' && first !== second && isMonth(first) && isMonth(second)
}

/**
 * The order of a column: what its own days say, or else those of the file's other columns. Where none says it, a file with
 * commas or tabs is one of a US spreadsheet, which writes 6/3/2024; one with semicolons comes from elsewhere.
 */
export function decideDayOrder(column: DayEvidence, file: DayEvidence, delimiter: string): DayOrder {
  const [order, contradiction] = column.size > 0 ? column : file
  if (order === undefined) return delimiter === ';' ? 'unknown' : 'slashes month first'
  return contradiction === undefined ? order : 'unknown'
}

/** The day as YYYY-MM-DD, or why it cannot be read; a text that is no day stays as it is, for the rules to reject. */
export function parseDay(cell: string, columnOrder: DayOrder): string | { error: string } {
  const text = clean(cell)
  const [, year, month, day] = yearFirst.exec(text) ?? []
  if (year) return formatDay(year, month!, day!)
  const [, first, separator, second, lastYear] = yearLast.exec(text) ?? []
  if (!first || !second || !lastYear) return text
  const monthFirst = formatDay(lastYear, first, second)
  const dayFirst = formatDay(lastYear, second, first)
  if (monthFirst === dayFirst) return monthFirst
  const order = findDayOrder(text) ?? columnOrder
  if (order === 'day first') return dayFirst
  if (order === 'month first' || (order === 'slashes month first' && separator === '/')) return monthFirst
  return { error: `${text} can be ${monthFirst} or ${dayFirst}. Write it in one of these two ways` }
}

const formatDay = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
