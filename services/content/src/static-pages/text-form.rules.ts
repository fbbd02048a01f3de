/** What a fixed text may be made of, and what is wrong with one, in words that name the place. */
import { findUnknownPlaceholder } from './placeholders.rules.ts'
import { parseStaticText, type StaticTextBlock, type TextRun } from './static-text.rules.ts'

/** The first thing that is wrong; nothing when all is right. */
export function findTextError(source: string): string | undefined {
  const [first] = parseStaticText(source)
  if (first?.kind !== 'paragraph') return 'Begin with a paragraph: it stands beneath the title'
  return findWritingError(source) ?? findDuplicateHeading(source)
}

/** What is wrong with how any fixed text is written, whatever its outline. */
export function findWritingError(source: string): string | undefined {
  const unknown = findUnknownPlaceholder(source)
  if (unknown) return `Nothing fills {${unknown}}`
  const chunks = source.trim().split(/\n\s*\n/)
  for (const chunk of chunks) {
    const error = findChunkError(chunk.trim())
    if (error) return `'${chunk.trim().split('\n')[0]!.slice(0, 60)}': ${error}`
  }
  return undefined
}

function findChunkError(chunk: string): string | undefined {
  if (/\[\[(?![^\]]+\]\])/.test(chunk)) return 'end the gap with ]]'
  if (/^#+ .*\n/.test(chunk)) return 'leave an empty line below the heading'
  if (/^#+[^#\s]/.test(chunk)) return 'leave a space behind the #'
  const [block] = parseStaticText(chunk)
  return block && findBlockError(block, chunk)
}

function findBlockError(block: StaticTextBlock, chunk: string): string | undefined {
  const lines = chunk.split('\n')
  switch (block.kind) {
    case 'heading':
      return block.level === 2 || block.level === 3 ? undefined : "write headings as '## ...' or '### ...'"
    case 'list':
      return lines.every((line) => (block.numbered ? /^\d+\. / : /^- /).test(line))
        ? findLinkError(block.items.flat())
        : `begin each line of the list with '${block.numbered ? '1. ' : '- '}'`
    case 'table':
      return findTableError(lines) ?? findLinkError([...block.head, ...block.rows.flat()].flat())
    default:
      return findLinkError(block.runs)
  }
}

function findTableError(lines: readonly string[]): string | undefined {
  if (!/^\|(?: *-+ *\|)+$/.test(lines[1] ?? '')) return "the second line of a table is like '|---|---|'"
  const width = lines[0]!.split('|').length
  const wrong = lines.findIndex((line) => !/^\|.*\|$/.test(line) || line.split('|').length !== width)
  return wrong < 0 ? undefined : `line ${wrong + 1} of the table has not as many cells as the first`
}

const linkPattern = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:|sms:)/i

function findLinkError(runs: readonly TextRun[]): string | undefined {
  const wrong = runs.find(({ to }) => to !== undefined && !linkPattern.test(to))
  return wrong && `the link '${wrong.text}' leads to ${wrong.to}: begin it with / or https://`
}

/** Each heading is an anchor. */
function findDuplicateHeading(source: string): string | undefined {
  const headings = parseStaticText(source).flatMap((block) => (block.kind === 'heading' ? [block] : []))
  const duplicate = headings.find(({ id }, index) => headings.findIndex((other) => other.id === id) < index)
  return duplicate && `The heading '${duplicate.text}' is there twice`
}
