/** What only all rows of a table together say: how its days are written, and which of its columns are used. */
import { unescapeFormula } from '../../../csv/format-csv.ts'
import { isBlank } from '../../../text/text.rules.ts'
import {
  type DayEvidence,
  type DayOrder,
  decideDayOrder,
  findDayOrder,
  isOpenDay,
  parseDay,
} from './day-order.ts'

export interface Survey {
  /** How many of the header's columns there are up to the last that has a value somewhere. */
  width: number
  /** How the days are written, by the column's index. */
  dayOrders: ReadonlyMap<number, DayOrder>
  /** What is read by custom alone, for the person who imports it; null where the file says how it is meant. */
  note: string | null
}

interface Question {
  /** As they are in the file, '' for a column without a name. */
  names: readonly string[]
  /** The indexes of those with days. */
  dayColumns: readonly number[]
  delimiter: string
}

/** Reads the rows where the header leaves something open; `readRows` begins with the first. */
export async function surveyRows(
  readRows: () => AsyncIterable<string[]>,
  { names, dayColumns, delimiter }: Question,
): Promise<Survey> {
  let width = names.findLastIndex((name) => name !== '') + 1
  const evidence = dayColumns.map(() => new Set<NonNullable<ReturnType<typeof findDayOrder>>>())
  const openDays: (string | undefined)[] = []
  if (dayColumns.length > 0 || width < names.length)
    for await (const cells of readRows()) {
      for (let index = names.length - 1; index >= width; index--)
        if (!isBlank(cells[index] ?? '')) width = index + 1
      for (const [place, index] of dayColumns.entries()) {
        const cell = unescapeFormula(cells[index] ?? '')
        const order = findDayOrder(cell)
        if (order) evidence[place]!.add(order)
        if (isOpenDay(cell)) openDays[place] ??= cell.trim()
      }
    }
  const fileEvidence: DayEvidence = new Set(evidence.flatMap((orders) => [...orders]))
  const orders = evidence.map((column) => decideDayOrder(column, fileEvidence, delimiter))
  const guessedDay = openDays.find((_, place) => orders[place] === 'slashes month first')
  return {
    width,
    dayOrders: new Map(dayColumns.map((index, place) => [index, orders[place]!])),
    note: guessedDay === undefined ? null : formatGuess(guessedDay),
  }
}

const formatGuess = (cell: string) =>
  `${cell} is read as ${parseDay(cell, 'month first')}, with the month first: no day in this file shows the order.`
