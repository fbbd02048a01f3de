/** The differences between two versions of an item. */
import { formatShortDate, formatShortLocalDate } from '@access/kit'
import { diffWordsWithSpace } from 'diff'

export type Values = Record<string, unknown>

/** The fields' labels by their names, in the order of the form. */
export type Labels = ReadonlyMap<string, string>

/** The differing fields, in the order of the form's labels; those without a label last. */
export const listDifferingFields = (labels: Labels, one: Values, other: Values): string[] =>
  [...new Set([...labels.keys(), ...Object.keys(one), ...Object.keys(other)])].filter(
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

/** A part of a text; `isOwn` where the text that it is compared with lacks it. */
export interface TextPart {
  /** Where in the text it begins. */
  offset: number
  text: string
  isOwn: boolean
}

/** Two long texts with more differing words than this have nothing in common, and comparing them would take seconds. */
const maxDifferingWords = 1000

/** The parts of a text beside another, in order. */
export function splitDifferences(text: string, other: string): TextPart[] {
  const changes = diffWordsWithSpace(other, text, { maxEditLength: maxDifferingWords })
  if (!changes) return [{ offset: 0, text, isOwn: true }]
  let offset = 0
  return changes
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => {
      const part = { offset, text: value, isOwn: added }
      offset += value.length
      return part
    })
}
