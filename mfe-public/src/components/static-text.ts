/**
 * Reads the little Markdown that our own fixed texts are written in: headings, paragraphs, lists, quotes, tables; in a
 * line strong and emphasised words, links to our pages, and plain email addresses and telephone numbers.
 */

/** Words that look alike, or lead somewhere together. */
export type TextRun = { text: string; style?: 'strong' | 'emphasis'; to?: string }

export type StaticTextBlock =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph' | 'quote'; runs: TextRun[] }
  | { kind: 'list'; numbered: boolean; items: TextRun[][] }
  | { kind: 'table'; head: TextRun[][]; rows: TextRun[][][] }

export type StaticText = { title: string; blocks: StaticTextBlock[] }

/** A whole text: its first line is its title. */
export function parseStaticText(source: string): StaticText {
  const [title = '', ...chunks] = source.trim().split(/\n\s*\n/)
  return { title: title.replace(/^# /, ''), blocks: chunks.map((chunk) => parseBlock(chunk.trim())) }
}

function parseBlock(chunk: string): StaticTextBlock {
  const [, prefix, heading] = /^(#+) (.+)$/.exec(chunk) ?? []
  if (prefix && heading)
    return { kind: 'heading', level: prefix.length, text: heading, id: getHeadingId(heading) }
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
  /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>.+?)\*|\[(?<linkText>.+?)\]\((?<to>.+?)\)|(?<email>[\w.]+@[\w.]+\.\w+)|(?<phone>\(\d{3}\) \d{3}-\d{4})/g

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
  strong,
  emphasis,
  linkText,
  to,
  email,
  phone,
}: Record<string, string | undefined>): TextRun {
  if (strong) return { text: strong, style: 'strong' }
  if (emphasis) return { text: emphasis, style: 'emphasis' }
  if (email) return { text: email, to: `mailto:${email}` }
  if (phone) return { text: phone, to: `tel:+1${phone.replace(/\D/g, '')}` }
  return { text: linkText ?? '', to }
}

/** 'What costs money' is `what-costs-money`: a number before it may change, the anchor stays. */
export const getHeadingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/^[\d.]+ /, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The text without its formatting. */
export const getPlainText = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join('')
