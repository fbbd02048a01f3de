/**
 * Reads the little Markdown that our own fixed texts are written in: headings, paragraphs, lists, quotes, tables; in a
 * line strong and emphasised words, links to our pages, and mail addresses and telephone numbers as they stand.
 */

/** Words that look alike, or lead somewhere together. */
export type Run = { text: string; look?: 'strong' | 'emphasis'; to?: string }

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph' | 'quote'; runs: Run[] }
  | { kind: 'list'; numbered: boolean; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }

export type FixedText = { title: string; blocks: Block[] }

/** A whole text: its first line is its title. */
export function fixedText(source: string): FixedText {
  const [title = '', ...chunks] = source.trim().split(/\n\s*\n/)
  return { title: title.replace(/^# /, ''), blocks: chunks.map((chunk) => blockOf(chunk.trim())) }
}

function blockOf(chunk: string): Block {
  const [, marks, heading] = /^(#+) (.+)$/.exec(chunk) ?? []
  if (marks && heading) return { kind: 'heading', level: marks.length, text: heading, id: idOf(heading) }
  if (/^- /.test(chunk)) return { kind: 'list', numbered: false, items: itemsOf(chunk, /^- /) }
  if (/^\d+\. /.test(chunk)) return { kind: 'list', numbered: true, items: itemsOf(chunk, /^\d+\. /) }
  if (chunk.startsWith('|')) return tableOf(chunk)
  if (chunk.startsWith('> ')) return { kind: 'quote', runs: runsOf(chunk.slice(2)) }
  return { kind: 'paragraph', runs: runsOf(chunk) }
}

const itemsOf = (chunk: string, mark: RegExp) =>
  chunk.split('\n').map((line) => runsOf(line.replace(mark, '')))

function tableOf(chunk: string): Block {
  const [head = [], , ...rows] = chunk.split('\n').map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => runsOf(cell.trim())),
  )
  return { kind: 'table', head, rows }
}

const special =
  /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>.+?)\*|\[(?<words>.+?)\]\((?<to>.+?)\)|(?<mail>[\w.]+@[\w.]+\.\w+)|(?<phone>\(\d{3}\) \d{3}-\d{4})/g

/** The runs of one line. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const match of line.matchAll(special)) {
    if (match.index > end) runs.push({ text: line.slice(end, match.index) })
    runs.push(runOf(match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < line.length) runs.push({ text: line.slice(end) })
  return runs
}

function runOf({ strong, emphasis, words, to, mail, phone }: Record<string, string | undefined>): Run {
  if (strong) return { text: strong, look: 'strong' }
  if (emphasis) return { text: emphasis, look: 'emphasis' }
  if (mail) return { text: mail, to: `mailto:${mail}` }
  if (phone) return { text: phone, to: `tel:+1${phone.replace(/\D/g, '')}` }
  return { text: words ?? '', to }
}

/** 'What costs money' is `what-costs-money`: a number before it may change, the address stays. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/^[\d.]+ /, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The words alone. */
export const wordsOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
