/** What two versions of an item differ in. */
import { adminDate, adminMoment } from '@access/kit'

export type Values = Record<string, unknown>

/** The fields' labels by their names, in the order of the form. */
export type Labels = ReadonlyMap<string, string>

/** The fields that are not the same, in the order of the form's labels; those without a place in it come last. */
export const differing = (labels: Labels, one: Values, other: Values): string[] =>
  [...new Set([...labels.keys(), ...Object.keys(one)])].filter(
    (name) => asWords(one[name]) !== asWords(other[name]),
  )

/** A field's value as a person reads it: 'Mar 5, 2026', 'heat, repairs', 'Yes'; '' for none. */
export function asWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(asWords).join(', ')
  if (typeof value === 'object') return Object.values(value).map(asWords).filter(Boolean).join(' ')
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d(T00:00:00(\.0+)?Z)?$/.test(text)) return adminDate(text)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? adminMoment(text) : text
}

/** One text beside another: what both begin with, what only this one has in between, what both end with. */
export function apart(text: string, other: string): { start: string; own: string; end: string } {
  const [words, others] = [text, other].map((one) => one.split(/(\s+)/)) as [string[], string[]]
  const most = Math.min(words.length, others.length)
  const start = countWhile(most, (at) => words[at] === others[at])
  const end = countWhile(most - start, (at) => words.at(-1 - at) === others.at(-1 - at))
  const ownEnd = words.length - end
  return {
    start: words.slice(0, start).join(''),
    own: words.slice(start, ownEnd).join(''),
    end: words.slice(ownEnd).join(''),
  }
}

function countWhile(most: number, holds: (at: number) => boolean): number {
  let count = 0
  while (count < most && holds(count)) count += 1
  return count
}
