/** Recognises citations in the text of a judgment: by a reporter (`410 U.S. 113`) or a case number (`No. 70-18`). */
import { compactReporter, reporters } from './reporters.ts'

/** A citation in a text. */
export interface Citation {
  /** As it stands there. */
  text: string
  /** The same for all who cite the same: what a judgment is found by. */
  key: string
}

/** Volume, abbreviation and page. An abbreviation has letters, and perhaps the number of its series: `F. Supp. 2d`. */
const reporterPattern =
  /(?<![\p{L}\p{N}.,-])(\d{1,4})\s+(\p{Lu}[\p{L}.'’& ]{0,24}?(?:\s?\d(?:d|th)\b)?)\s+(\d{1,7})(?![\p{L}\p{N}]|[-–.,]\d)/gu

/** What repeats has an end everywhere, so that no text takes long. Case numbers that nothing else looks like: `NL-App 2026-0087`, `TCD-2011-CR-0846`. */
const distinctNumber = String.raw`\p{Lu}{2}\p{L}{0,20}(?:-\p{L}{1,20}){0,3}[ -]\d{4}-(?:\p{Lu}{1,4}-)?\d{2,6}`
/** Those of a docket, which only stand behind "No.": `70-18`, `22-O-141`, `A-1234`. */
const docketNumber = String.raw`[\p{L}\p{N}]{1,10}(?:[-–][\p{L}\p{N}]{1,10}){1,4}`
const caseNumber = `(?:${distinctNumber}|${docketNumber})`

const distinctNumberPattern = new RegExp(`(?<![\\p{L}\\p{N}-])${distinctNumber}(?![\\p{L}\\p{N}-])`, 'gu')
const numberedPattern = new RegExp(
  `\\bNos?\\.\\s+${caseNumber}(?:(?:,| and|, and| &)\\s+${caseNumber})*(?![\\p{L}\\p{N}-])`,
  'gu',
)
const listedNumberPattern = new RegExp(caseNumber, 'gu')

/** More in one judgment are not stored. */
const maxCitations = 500

/** The citations of a text, each once as it is written, in the order of the text. */
export function findCitations(text: string): Citation[] {
  const all = [...findByReporter(text), ...findByCaseNumber(text)]
  const citations = new Map<string, Citation & { index: number }>()
  for (const citation of all.sort((one, other) => one.index - other.index))
    if (!citations.has(citation.text)) citations.set(citation.text, citation)
  return [...citations.values()].slice(0, maxCitations).map(({ text, key }) => ({ text, key }))
}

/** What others cite a judgment by: its case number, and its citations by reporters, which are among its keywords. */
export function listOwnKeys({
  caseNumber,
  keywords,
}: {
  caseNumber: string | null
  keywords: readonly string[]
}): string[] {
  const key = caseNumber && buildCaseNumberKey(caseNumber.replace(/^nos?\.\s*/i, ''))
  const reported = keywords.flatMap((keyword) => {
    const [citation] = findByReporter(keyword)
    // "2 U.S. 419 (1793)" is one; a keyword that says more is about another case.
    return citation && /^(?:\s*\(\d{4}\))?$/.test(keyword.slice(citation.text.length)) ? [citation.key] : []
  })
  return [...new Set([...(key ? [key] : []), ...reported])]
}

function findByReporter(text: string): (Citation & { index: number })[] {
  return [...text.matchAll(reporterPattern)].flatMap((match) => {
    const [matched, volume, abbreviation = '', page] = match
    const reporter = compactReporter(abbreviation)
    const key = `${volume} ${reporter} ${page}`
    return reporters.has(reporter) ? [{ text: matched, key, index: match.index }] : []
  })
}

function findByCaseNumber(text: string): (Citation & { index: number })[] {
  const listed = [...text.matchAll(numberedPattern)].flatMap(({ 0: list, index }) =>
    [...list.matchAll(listedNumberPattern)].map((number) => ({ 0: number[0], index: index + number.index })),
  )
  return [...listed, ...text.matchAll(distinctNumberPattern)].flatMap(({ 0: number, index }) => {
    const key = buildCaseNumberKey(number)
    return key ? [{ text: number, key, index }] : []
  })
}

/** Null for a number that too many others could be, such as "12": nothing is found by it. */
function buildCaseNumberKey(number: string): string | null {
  const key = number.trim().replace(/[‐-–]/g, '-').replace(/\s+/g, ' ').toLowerCase()
  return /^(?=.*\d)(?=.*-)[\p{L}\p{N} -]{4,60}$/u.test(key) ? `no. ${key}` : null
}
