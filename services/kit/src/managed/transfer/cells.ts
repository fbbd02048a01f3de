/** The values of an item as cells of a table, and back: what was exported is read again to the letter. */
import type { DeclaredColumn } from '../../columns/words.ts'
import { asWritten } from '../../csv.ts'

/** Nothing is an empty cell; yes and no are words. */
export function inCell({ kind }: DeclaredColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'words' && Array.isArray(value)) return value.map((word) => quoted(String(word))).join(', ')
  if (kind === 'day') return String(value).slice(0, 10)
  if (kind === 'instant') return momentOf(value)
  if (kind === 'flag' && typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What a cell says; where that makes no sense it is left as it is, for the rules to say so. */
export function fromCell({ kind }: DeclaredColumn, cell: string): unknown {
  const text = asWritten(cell)
  if (text === '') return null
  if (kind === 'words') return wordsIn(text)
  if (kind === 'flag') return answers.get(text.trim().toLowerCase()) ?? text
  if (kind === 'whole') return /^\s*-?\d{1,15}\s*$/.test(text) ? Number(text) : text
  if (kind === 'day') return dayIn(text)
  if (kind === 'rows') return jsonIn(text)
  return text
}

function momentOf(value: unknown): string {
  const moment = new Date(value as string)
  return Number.isNaN(moment.getTime()) ? String(value) : moment.toISOString()
}

const answers = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
])

// A word with a comma of its own is not two.
const quoted = (word: string) => (/[",]|^\s|\s$/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)

const aWord = /\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/gy

function wordsIn(text: string): string[] {
  const words = [...text.matchAll(aWord)].map(
    ([, inQuotes, plain = '']) => inQuotes?.replaceAll('""', '"') ?? plain.trim(),
  )
  return words.filter((word) => word !== '')
}

// Spreadsheets in this country save a day as 6/13/2024, whatever it was when they opened the file.
function dayIn(text: string): string {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
