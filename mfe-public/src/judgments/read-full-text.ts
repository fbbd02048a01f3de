/**
 * Reads the text of a judgment: a short line of its own is a heading, all else are paragraphs. Many texts were copied from
 * a PDF, with the heads and numbers of its pages, in the middle of a sentence too: these are kept, as what they are.
 */

/** `page` is what a printed page has at its edge: its number, the name of the case, "Cite as", a line. */
export type TextPart = { kind: 'text' | 'page'; text: string }

export type TextBlock = { kind: 'heading' | 'paragraph' | 'page'; parts: TextPart[] }

/** The blocks of a text, in its order; joined, they are the whole text. */
export function readFullText(text: string): TextBlock[] {
  const chunks = splitChunks(text)
  const blocks: TextBlock[] = []
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.kind === 'page') {
      blocks.push({ kind: 'page', parts: [chunk] })
      continue
    }
    const previous = blocks.findLastIndex(({ kind }) => kind !== 'page')
    const between = blocks.slice(previous + 1)
    const paragraph = blocks[previous]
    if (paragraph?.kind === 'paragraph' && continues(paragraph, chunk.text, endsPage(between))) {
      blocks.length = previous + 1
      paragraph.parts.push(...between.flatMap(({ parts }) => parts), chunk)
    } else blocks.push({ kind: isHeading(chunks, index) ? 'heading' : 'paragraph', parts: [chunk] })
  }
  return blocks
}

/** A heading has no sentence that goes on behind it. */
function isHeading(chunks: readonly TextPart[], index: number): boolean {
  if (!isHeadingLine(chunks[index]!.text)) return false
  let next = index + 1
  while (chunks[next]?.kind === 'page') next += 1
  return !chunks[next] || !beginsInSentence(chunks[next]!.text)
}

/** "Background", "The question before us": one line, few words, a capital, and no end of a sentence or of a page. */
export function isHeadingLine(block: string): boolean {
  if (block.length > 60 || block.includes('\n') || !/\p{L}/u.test(block)) return false
  if (/[.?!:;,”"')\]\p{Pd}]$/u.test(block) || endsInSentence.test(block)) return false
  return !beginsInSentence(block) && !isPageEdge(block) && !/^Nos?\.\s/i.test(block)
}

const beginsInSentence = (text: string) => /^\p{Ll}/u.test(text)

/** A line that ends with one of these goes on in the next. */
const endsInSentence =
  /\s(?:a|an|and|as|at|but|by|for|from|in|into|is|its|not|of|on|or|our|than|that|the|their|this|to|under|was|were|with)$/i

/** Whether more than a line that separates stands there. */
const endsPage = (blocks: readonly TextBlock[]) =>
  blocks.some(({ parts }) => parts.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))

/** Whether a text is the rest of a sentence: a page ended before that did, or a line of some length goes on in small letters. */
function continues({ parts }: TextBlock, text: string, isNewPage: boolean): boolean {
  const before = parts.at(-1)?.text ?? ''
  if (/[.?!:;”"’')\]]\d{0,3}$/.test(before)) return false
  if (isNewPage) return !isSectionNumber.test(text)
  return beginsInSentence(text) && !before.endsWith(',') && parts[0]!.text.length >= minLineLength
}

/** Shorter ones may be items of a list. */
const minLineLength = 30

/** Paragraphs, and between and within them the lines that are the edges of pages. */
function splitChunks(text: string): TextPart[] {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\f', '\n\n').split('\n')
  const edges = findPageEdges(lines.map((line) => line.trim()))
  const chunks: TextPart[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    const isEdge = edges.has(index)
    const last = chunks.at(-1)
    if (isEdge) chunks.push({ kind: 'page', text: line.trim() })
    else if (isOpen && last) last.text += `\n${line}`
    else if (line.trim()) chunks.push({ kind: 'text', text: line.trim() })
    isOpen = !isEdge && line.trim() !== ''
  }
  return chunks.map(({ kind, text }) => ({ kind, text: text.trim() }))
}

/** The lines that are edges of pages: by what they say, and the names that stand beside these again and again. */
function findPageEdges(lines: readonly string[]): Set<number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const name = getRunningHead(line)
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const isRepeated = (line: string) => (counts.get(getRunningHead(line)) ?? 0) > 1
  const edges = new Set(
    lines.flatMap((line, index) =>
      line && (isPageEdge(line) || (hasPageNumber(line) && (isCaseName(line) || isRepeated(line))))
        ? [index]
        : [],
    ),
  )
  for (const [index, line] of lines.entries())
    if (line && (isRepeated(line) || isPartName.test(line)) && isBesideEdge(lines, edges, index))
      edges.add(index)
  return edges
}

/** "Cite as: 570 U. S. ____ (2013) 3", "3", "- 3 -", "Page 3 of 12", "iv", and lines that only separate: "* * *". */
const isPageEdge = (line: string) =>
  /^\[?Cite as\b.{0,100}$/i.test(line) ||
  (/^[^\p{L}\p{N}]*(?:(?:page\s+)?(?:\d{1,4}|[ivxl]{1,7})(?:\s*(?:of|\/)\s*\d{1,4})?)?[^\p{L}\p{N}]*$/iu.test(
    line,
  ) &&
    !isSectionNumber.test(line))

/** "II", "B": what courts number the parts of an opinion with. */
const isSectionNumber = /^(?:[IVXL]+|[A-Z])$/

/** "2 ELM v. OAK", "ELM v. OAK 3" */
const hasPageNumber = (line: string) => /^\d{1,4}\s+\D|\D\s+\d{1,4}$/.test(line) && line.length <= 90
const isCaseName = (line: string) => /^(?:\P{Ll}* v\. |(?:\d+\s+)?IN RE )\P{Ll}*$/u.test(line)

/** The parts of an opinion, which its pages name. */
const isPartName =
  /^(?:Syllabus|Opinion of (?:the Court|.{1,40}, J\.)|Per Curiam|.{1,60}, (?:C\. ?)?JJ?\., (?:concurring|dissenting).{0,60})$/i

/** The line without the number of its page; empty for what is too long for a head, or too short to tell: "A", "II". */
function getRunningHead(line: string): string {
  const name = line.replace(/^\d{1,4}\s+|\s+\d{1,4}$/g, '').toLowerCase()
  return name.length > 90 || /^.{0,3}$|^[ivxlc]+\.?$/.test(name) ? '' : name
}

/** Whether the line before or behind it, blank ones apart, is the edge of a page. */
function isBesideEdge(lines: readonly string[], edges: ReadonlySet<number>, index: number): boolean {
  return [-1, 1].some((step) => {
    let neighbor = index + step
    while (lines[neighbor] === '') neighbor += step
    return edges.has(neighbor)
  })
}
