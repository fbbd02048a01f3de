/** Formats the values of an item as cells and parses them again: an export can be imported without any change. */

import type { DeclaredColumn } from '../../../columns/column-decorators.ts'
import { unescapeFormula } from '../../../csv/format-csv.ts'
import { removeInvisible } from '../../../text/invisible-characters.rules.ts'
import { parseJson } from '../../../text/json.rules.ts'

/** What a cell's format depends on. */
export type CellColumn = Pick<DeclaredColumn, 'name' | 'kind'>

/** Null is an empty cell; a flag is 'yes' or 'no'. */
export function formatCell({ kind }: CellColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'textList' && Array.isArray(value))
    return value.map((word) => quoteWord(String(word))).join(', ')
  if (kind === 'day') return String(value).slice(0, 10)
  if (kind === 'instant') return formatMoment(value)
  if (kind === 'flag' && typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The value of a cell that is no day; one that cannot be parsed is left as it is, for the rules to reject. */
export function parseCell({ kind }: CellColumn, cell: string): unknown {
  const text = unescapeFormula(cell)
  if (text === '') return null
  if (kind === 'textList') return parseWords(text)
  if (kind === 'flag') return booleanWords.get(removeInvisible(text).trim().toLowerCase()) ?? text
  if (kind === 'integer') return parseInteger(text)
  // What is no JSON is not valid either, and is said to be wrong as it is.
  if (kind === 'jsonList') return parseJson(text) ?? text
  return text
}

function formatMoment(value: unknown): string {
  const moment = new Date(value as string)
  return Number.isNaN(moment.getTime()) ? String(value) : moment.toISOString()
}

const booleanWords = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
])

// An entry with a comma in it is quoted.
const quoteWord = (word: string) => (/[",]|^\s|\s$/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)

const wordPattern = /\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/gy

function parseWords(text: string): string[] {
  const words = [...text.matchAll(wordPattern)].map(
    ([, inQuotes, plain = '']) => inQuotes?.replaceAll('""', '"') ?? plain.trim(),
  )
  return words.filter((word) => word !== '')
}

function parseInteger(text: string): number | string {
  const digits = removeInvisible(text).trim()
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text
}
