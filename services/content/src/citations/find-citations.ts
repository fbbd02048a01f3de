/** Recognises citations in the text of a judgment: by a reporter (`410 U.S. 113`) or a case number (`No. 70-18`). */
import {
  buildNamePattern,
  byParagraph,
  compactReporter,
  courtLast,
  findReporter,
  gap,
  yearFirst,
  yearLast,
} from './reporters.ts'

/** A citation in a text. */
export interface Citation {
  /** As it stands there. */
  text: string
  /** The same for all who cite the same: what a judgment is found by. */
  key: string
}

/** A citation with its place in the text, which is counted in UTF-16 code units. */
export interface LocatedCitation extends Citation {
  index: number
  /** Volume, published name and page, where it has these in this order. */
  parts?: readonly [volume: string, reporter: string, page: string]
}

// What repeats has an end in all patterns, so that no text takes long.
const hyphen = String.raw`[-\u2010-\u2013]`
const wordStart = String.raw`(?<![\p{L}\p{N}]|\d[.,]|${hyphen})`
const wordEnd = String.raw`(?![\p{L}\p{Nd}])`

/** Letters, a district or series in parentheses, and perhaps the number of a series: `F. Supp. 2d`, `IL App (4th)`. */
const abbreviation = String.raw`\p{L}(?:[\p{L}.,'’‘ʼ&()/-]|${gap}|\d{1,2}(?:d|nd|rd|st|th|D|ND|RD|ST|TH)(?!\p{N})){0,59}?`
/** Who numbered an early volume: the `(2 Black)` of `67 U.S. (2 Black) 635`. */
const nominative = String.raw`${gap}{0,3}\((?:\d{1,2}${gap})?\p{Lu}[\p{L}.&\s]{1,24}\)`
/** `113`, `143684-B`, `50123(U)`, `lxiv`. */
const page = String.raw`\d{1,7}(?:-?[A-Z]{1,2}|[abe]|[([][AU][)\]])?|[clxvi]{2,8}`

const reporterPattern = new RegExp(
  `${wordStart}([1-9]\\d{0,3}A?)${gap}{1,40}(${abbreviation})(${nominative})?,?${gap}{1,40}(${page})${wordEnd}`,
  'gu',
)
const romanNumber = /^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

const buildReporterGroup = (names: readonly string[]) =>
  `(?<reporter>${names.map(buildNamePattern).join('|')})`

/** The reporters that are cited in another order: each pattern names volume, reporter and page. */
const otherPatterns = [
  // 2006-Ohio-2095
  `${wordStart}(?<volume>\\d{4})${hyphen}${buildReporterGroup(yearFirst)}${hyphen}(?<page>\\d{1,7})${wordEnd}`,
  // T.C. Memo. 2019-233
  `(?<![\\p{L}\\p{N}])${buildReporterGroup(yearLast)}${gap}{1,3}(?<volume>\\d{4})${hyphen}(?<page>\\d{1,7})${wordEnd}`,
  // 2009 12345 (La.App. 1 Cir. 05/10/10)
  `${wordStart}(?<volume>\\d{2,4})(?:${hyphen}|${gap})(?<page>\\d{2,5}[A-Z]?)${gap}{1,3}\\(${buildReporterGroup(courtLast)}${gap}{1,3}\\d{1,2}/\\d{1,2}/\\d{2,4}\\)`,
  // Bankr. L. Rep. (CCH) ¶ 12,345
  `${wordStart}(?:(?<volume>\\d{1,4}(?:-\\d)?)${gap}{1,3})?(?<!\\p{L})${buildReporterGroup(byParagraph)}(?:${gap}{1,3}\\([A-Z]{2,4}\\))?,?${gap}{1,3}(?:P|¶{1,2}|para?\\.)${gap}?(?<page>\\d{1,3}(?:,?\\d{3}){0,2})${wordEnd}`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** Case numbers that nothing else looks like: `NL-App 2026-0087`, `TCD-2011-CR-0846`. */
const distinctNumber = String.raw`\p{Lu}{2}\p{L}{0,20}(?:${hyphen}\p{L}{1,20}){0,3}(?:${hyphen}|${gap})\d{4}${hyphen}(?:\p{Lu}{1,4}${hyphen})?\d{2,6}`
/** Those of federal trial courts: office, year, kind, number, judges. `1:22-cv-04567-ABC`, `22-cv-4567`. */
const federalNumber = `(?:\\d{1,2}:)?\\d{2}${hyphen}(?:cv|cr|mc|mj|md|bk|ap|CV|CR|MC|MJ|MD|BK|AP)${hyphen}\\d{1,6}(?:${hyphen}[\\p{Lu}\\d]{1,4}){0,3}`
/** Those of a docket, which only stand behind "No.": `70-18`, `22-O-141`, `A-1234`. */
const docketNumber = String.raw`[\p{L}\p{N}]{1,10}(?:${hyphen}[\p{L}\p{N}]{1,10}){1,4}`
const caseNumber = `(?:${distinctNumber}|${federalNumber}|${docketNumber})`

const noHyphen = String.raw`(?<![\p{L}\p{N}]|${hyphen})`
const endOfNumber = String.raw`(?![\p{L}\p{N}]|${hyphen})`
const distinctNumberPattern = new RegExp(
  `${noHyphen}(?:${distinctNumber}|${federalNumber})${endOfNumber}`,
  'gu',
)
const numberedPattern = new RegExp(
  `\\b[Nn][Oo]s?\\.${gap}{1,40}${caseNumber}(?:(?:,| and|, and| &)${gap}{1,40}${caseNumber})*${endOfNumber}`,
  'gu',
)
const listedNumberPattern = new RegExp(caseNumber, 'gu')

/** More in one judgment are not stored. */
const maxCitations = 500

/** The citations of a text, each once as it is written, in the order of the text. */
export function findCitations(text: string): Citation[] {
  const citations = new Map<string, Citation>()
  for (const { text: written, key } of locateCitations(text))
    if (!citations.has(written)) citations.set(written, { text: written, key })
  return [...citations.values()].slice(0, maxCitations)
}

/** All of them with their places, in the order of the text. */
export const locateCitations = (text: string): LocatedCitation[] =>
  [...findByReporter(text), ...findInOtherOrder(text), ...findByCaseNumber(text)].sort(
    (one, other) => one.index - other.index,
  )

function findByReporter(text: string): LocatedCitation[] {
  const citations: LocatedCitation[] = []
  reporterPattern.lastIndex = 0
  for (let match = reporterPattern.exec(text); match; match = reporterPattern.exec(text)) {
    const [matched, volume = '', written = '', parenthesis = '', page = ''] = match
    const { index } = match
    const readYear = () => readYearAt(text, index + matched.length)
    const reporter =
      isWrittenAsReporter(written) &&
      isPage(page) &&
      ((parenthesis && findReporter(written + parenthesis, readYear)) || findReporter(written, readYear))
    if (reporter) citations.push(buildCitation({ text: matched, index, volume, reporter, page }))
    // The page of what is none may be the volume of one: "Part 8, Housing 1 U.S. 1".
    else reporterPattern.lastIndex = index + volume.length
  }
  return citations
}

const findInOtherOrder = (text: string): LocatedCitation[] =>
  otherPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: matched, index, groups }) => {
      const { volume = '', reporter: written = '', page = '' } = groups ?? {}
      const reporter = findReporter(written, () => null)
      return reporter ? [buildCitation({ text: matched, index, volume, reporter, page })] : []
    }),
  )

function buildCitation({
  text,
  index,
  volume,
  reporter,
  page,
}: Record<'text' | 'volume' | 'reporter' | 'page', string> & { index: number }): LocatedCitation {
  const number = page
    .toLowerCase()
    .replace(/^0+(?=\d)|,/g, '')
    .replace('[', '(')
    .replace(']', ')')
  const key = `${volume.toLowerCase()} ${compactReporter(reporter)} ${number}`.trim()
  return { text, key, index, parts: [volume, reporter, page] }
}

/** "or", "me" and "so" are reporters too, but not in a sentence: without capitals, dots and series a word is a word. */
function isWrittenAsReporter(written: string): boolean {
  if (/^(?:\p{L}|OR)$/u.test(written)) return false
  return /\p{Lu}|[.\d]|\p{L}\s+\p{L}/u.test(written) || ['us', 'sct', 'wl'].includes(written)
}

const isPage = (page: string) => /\d/.test(page) || romanNumber.test(page)

const yearBehind = /[^;()[\]]{0,60}[([](?:[^()[\]]{0,40}\s)?(1[6-9]\d\d|20\d\d)[)\]]/y

/** The year of the decision, which stands in parentheses behind its citation. */
function readYearAt(text: string, index: number): number | null {
  yearBehind.lastIndex = index
  const year = yearBehind.exec(text)?.[1]
  return year ? Number(year) : null
}

function findByCaseNumber(text: string): LocatedCitation[] {
  const listed = [...text.matchAll(numberedPattern)].flatMap(({ 0: list, index }) =>
    [...list.matchAll(listedNumberPattern)].map((number) => ({ 0: number[0], index: index + number.index })),
  )
  return [...listed, ...text.matchAll(distinctNumberPattern)].flatMap(({ 0: number, index }) => {
    const key = buildCaseNumberKey(number)
    return key ? [{ text: number, key, index }] : []
  })
}

/** Null for a number that too many others could be, such as "12": nothing is found by it. */
export function buildCaseNumberKey(number: string): string | null {
  const key = number.trim().replace(hyphens, '-').replace(gaps, ' ').toLowerCase().replace(federalKey, '$1$2')
  return /^(?=.*\d)(?=.*-)[\p{L}\p{N} -]{4,60}$/u.test(key) ? `no. ${key}` : null
}

/** Others cite it without its office, its zeros and its judges. */
const federalKey = /^(?:\d{1,2}:)?(\d\d-[a-z]{2}-)0*(\d+)(?:-[a-z\d]{1,4}){0,3}(?: \([a-z]{1,4}\))*$/

const hyphens = new RegExp(hyphen, 'gu')
const gaps = new RegExp(`${gap}+`, 'gu')
