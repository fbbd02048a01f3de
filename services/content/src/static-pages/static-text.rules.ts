/**
 * Reads the little Markdown that fixed texts are written in: headings, paragraphs, lists, quotes, tables; in a line
 * strong and emphasised words, links to our pages, gaps to fill, and plain email addresses and telephone numbers.
 */

import { bracketGaps } from './omit-gaps.rules.ts'

/** Words that look alike, or lead somewhere together. */
export type TextRun = { text: string; style?: 'strong' | 'emphasis' | 'gap'; to?: string }

export type StaticTextBlock =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph' | 'quote'; runs: TextRun[] }
  | { kind: 'list'; numbered: boolean; items: TextRun[][] }
  | { kind: 'table'; head: TextRun[][]; rows: TextRun[][][] }

/** A whole text; its title stands apart from it. */
export const parseStaticText = (source: string): StaticTextBlock[] =>
  source
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((chunk) => parseBlock(chunk.trim()))

function parseBlock(chunk: string): StaticTextBlock {
  const [, prefix, heading] = /^(#+) (.+)$/.exec(chunk) ?? []
  if (prefix && heading)
    return { kind: 'heading', level: prefix.length, text: bracketGaps(heading), id: getHeadingId(heading) }
  if (/^- /.test(chunk)) return { kind: 'list', numbered: false, items: parseItems(chunk, /^- /) }
  if (/^\d+\. /.test(chunk)) return { kind: 'list', numbered: true, items: parseItems(chunk, /^\d+\. /) }
  if (chunk.startsWith('|')) return parseTable(chunk)
  if (chunk.startsWith('> ')) return { kind: 'quote', runs: parseRuns(chunk.slice(2)) }
  return { kind: 'paragraph', runs: parseRuns(chunk) }
}

const parseItems = (chunk: string, listMarker: RegExp) =>
  chunk.split('\n').map((line) => parseRuns(line.replace(listMarker, '')))

function parseTable(chunk: string): StaticTextBlock {
  const [head = [], , ...rows] = chunk.split('\n').map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => parseRuns(cell.trim())),
  )
  return { kind: 'table', head, rows }
}

const inlinePattern =
  /\[\[(?<gap>.+?)\]\]|\*\*(?<strong>.+?)\*\*|\*(?<emphasis>.+?)\*|\[(?<linkText>.+?)\]\((?<to>(?:[^()]|\([^()]*\))+)\)|(?<email>[\w.]+@[\w.]+\.\w+)|(?<phone>\(\d{3}\) \d{3}-\d{4}|\+\d[\d ()-]{6,}\d)/g

/** The runs of one line. */
export function parseRuns(line: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of line.matchAll(inlinePattern)) {
    if (match.index > end) runs.push({ text: line.slice(end, match.index) })
    runs.push(parseRun(match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < line.length) runs.push({ text: line.slice(end) })
  return runs
}

function parseRun({
  gap,
  strong,
  emphasis,
  linkText,
  to,
  email,
  phone,
}: Record<string, string | undefined>): TextRun {
  if (gap) return { text: `[${gap}]`, style: 'gap' }
  if (strong) return { text: strong, style: 'strong' }
  if (emphasis) return { text: emphasis, style: 'emphasis' }
  if (email) return { text: email, to: `mailto:${email}` }
  if (phone) return { text: phone, to: formatTelUrl(phone) }
  return { text: linkText ?? '', to }
}

/** A number without its country is one of the United States. */
const formatTelUrl = (phone: string) => `tel:${phone.startsWith('+') ? '+' : '+1'}${phone.replace(/\D/g, '')}`

/** 'What costs money' is `what-costs-money`: a number before it may change, the anchor stays. */
export const getHeadingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/^[\d.]+ /, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The text without its formatting. */
export const getPlainText = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join('')
