/**
 * The texts of fixed pages as visitors read them. What only the office can fill is for the office to see: a sentence
 * with a gap is left out, and so is a heading with nothing left beneath it. No half of a sentence is published.
 */

const hasGap = (text: string) => listGaps(text).length > 0

/** A little Markdown, without its gaps. */
export function omitTextGaps(source: string): string {
  if (!hasGap(source)) return source
  const chunks = source.trim().split(/\n\s*\n/)
  return dropEmptyHeadings(chunks.map((chunk) => omitChunkGaps(chunk.trim())).filter(Boolean)).join('\n\n')
}

/** What stands in JSON: an entry of a list goes when one of its texts does. */
export function omitContentGaps<Value>(value: Value): Value {
  if (typeof value === 'string') return omitSentences(value) as Value
  if (Array.isArray(value))
    return value.flatMap((entry) => {
      const remaining = omitContentGaps(entry)
      return isEmptied(entry, remaining) ? [] : [remaining]
    }) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, omitContentGaps(one)])) as Value
}

function isEmptied(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === ''
  if (before === null || typeof before !== 'object' || Array.isArray(before)) return false
  return Object.entries(before).some(([name, one]) =>
    isEmptied(one, (after as Record<string, unknown>)[name]),
  )
}

/** In a text of one piece, where a sentence ends; one may end in bold. */
const sentenceEnd = /(?<=[.!?]\**)\s+/
const gapMark = '\u0000'

/** The text without the sentences that have a gap; nothing when only a label like '**1.1 Calendar.**' is left. */
export function omitSentences(text: string): string {
  if (!hasGap(text)) return text
  // A gap is one mark: it may have sentences of its own.
  const remaining = replaceGaps(text, gapMark)
    .split(sentenceEnd)
    .filter((sentence) => !sentence.includes(gapMark))
  const left = remaining.join(' ')
  return remaining.every((sentence) => /^\*\*[^*]+\*\*$/.test(sentence)) || !isBalanced(left) ? '' : left
}

const isBalanced = (text: string) =>
  text.split('*').length % 2 === 1 && text.split('[').length === text.split(']').length

function omitChunkGaps(chunk: string): string {
  if (!hasGap(chunk)) return chunk
  // It goes later, with all that stands beneath it.
  if (/^#+ /.test(chunk)) return chunk
  if (chunk.startsWith('|')) return omitRows(chunk.split('\n'))
  if (/^(- |\d+\. )/.test(chunk)) return chunk.split('\n').map(omitLineGaps).filter(Boolean).join('\n')
  return omitLineGaps(chunk)
}

function omitLineGaps(line: string): string {
  const [, marker = '', text = ''] = /^(- |\d+\. |> )?([\s\S]*)$/.exec(line) ?? []
  const left = omitSentences(text)
  return left && marker + left
}

function omitRows([head = '', rule = '', ...rows]: string[]): string {
  const remaining = rows.filter((row) => !hasGap(row))
  return hasGap(head) || remaining.length === 0 ? '' : [head, rule, ...remaining].join('\n')
}

const getLevel = (chunk: string) => /^(#+) /.exec(chunk)?.[1]?.length

/** Without the headings that have a gap, or nothing beneath them. */
function dropEmptyHeadings(chunks: readonly string[]): string[] {
  const remaining: string[] = []
  for (let index = 0; index < chunks.length; index += 1) {
    const level = getLevel(chunks[index]!)
    const next = chunks.findIndex((chunk, place) => place > index && (getLevel(chunk) ?? 9) <= (level ?? 0))
    const end = next < 0 ? chunks.length : next
    const isEmpty = level !== undefined && chunks.slice(index + 1, end).every((chunk) => getLevel(chunk))
    if (level !== undefined && (isEmpty || hasGap(chunks[index]!))) index = end - 1
    else remaining.push(chunks[index]!)
  }
  return remaining
}

/**
 * Gaps: what only the office can fill, written as `[[the state whose law applies]]`. Editors see them marked; what
 * visitors read has none (`omit-gaps.rules.ts`).
 */

const gapPattern = /\[\[(.+?)\]\]/g

/** What is still to be filled, in the order of the texts, each once. */
export const listGaps = (...texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(gapPattern)].map(([, gap = '']) => gap))),
]

/** The text with the same words in the place of each gap. */
const replaceGaps = (text: string, words: string): string => text.replace(gapPattern, words)

/** The text with its gaps in single brackets, where they cannot be marked. */
export const bracketGaps = (text: string): string => replaceGaps(text, '[$1]')

/** The text in pieces: those with an odd index are gaps. */
export const splitAtGaps = (text: string): string[] => text.split(gapPattern)
