/** The differences between two versions of an item. */
import { formatShortDate, formatShortLocalDate } from '@access/kit'

export type Values = Record<string, unknown>

/** The fields' labels by their names, in the order of the form. */
export type Labels = ReadonlyMap<string, string>

/** The differing fields, in the order of the form's labels; those without a label last. */
export const listDifferingFields = (labels: Labels, one: Values, other: Values): string[] =>
  [...new Set([...labels.keys(), ...Object.keys(one)])].filter(
    (name) => formatValue(one[name]) !== formatValue(other[name]),
  )

/** Formats the value of a field: 'Mar 5, 2026', 'heat, repairs', 'Yes'; '' for none. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(formatValue).join(', ')
  if (typeof value === 'object') return Object.values(value).map(formatValue).filter(Boolean).join(' ')
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d(T00:00:00(\.0+)?Z)?$/.test(text)) return formatShortDate(text)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatShortLocalDate(text) : text
}

/** One text beside another: what both begin with, what only this one has in between, what both end with. */
export function splitDifference(text: string, other: string): { start: string; own: string; end: string } {
  const [words, others] = [text, other].map((one) => one.split(/(\s+)/)) as [string[], string[]]
  const max = Math.min(words.length, others.length)
  const start = countWhile(max, (index) => words[index] === others[index])
  const end = countWhile(max - start, (index) => words.at(-1 - index) === others.at(-1 - index))
  const ownEnd = words.length - end
  return {
    start: words.slice(0, start).join(''),
    own: words.slice(start, ownEnd).join(''),
    end: words.slice(ownEnd).join(''),
  }
}

function countWhile(max: number, predicate: (index: number) => boolean): number {
  let count = 0
  while (count < max && predicate(count)) count += 1
  return count
}
