/** The citations in a search: a text that cites the same is found however it is written there, and here. */
import { toWebSearch } from '@access/service-kit/text/search-text.rules'
import { type LocatedCitation, locateCitations } from './find-citations.ts'

/** More in one search are words like others. */
const maxCitations = 4

/** What a search cites, and how else it could be written. */
export interface QueryCitations {
  /** Of what is cited, as `findCitations` has them; empty without a citation. */
  keys: string[]
  /** What the search says beside them. */
  words: string
  /** The search with each way of writing what it cites, as `toWebSearch` has it. */
  webSearch: string
  /** A regular expression of PostgreSQL that finds what is cited in a text; null without a citation by a reporter. */
  pattern: string | null
}

/** Reads a search as somebody typed or pasted it. Without a citation, `words` are the search itself. */
export function readQueryCitations(query: string): QueryCitations {
  const citations = locateCitations(query)
    .filter(({ index }) => !isExcluded(query.slice(0, index)))
    .slice(0, maxCitations)
  const words = splitAround(query, citations)
  const reported = citations.filter(({ parts }) => parts)
  const spellings = citations.flatMap((citation, index) => {
    const [before = '', after = ''] = [words.slice(0, index + 1), words.slice(index + 1)].map(joinWords)
    // Within quotation marks it is a part of that phrase.
    const quote = before.split('"').length % 2 === 1 ? '"' : ''
    return listSpellings(citation).map((spelling) => `${before} ${quote}${spelling}${quote} ${after}`.trim())
  })
  return {
    keys: [...new Set(citations.map(({ key }) => key))],
    words: joinWords(words),
    webSearch: toWebSearch((spellings.length > 0 ? spellings : listVariants(query)).join(' OR ')),
    pattern: reported.length > 0 ? reported.map(buildPattern).join('|') : null,
  }
}

const dotted = /(?<![\p{L}\p{N}.])(?:\p{L}\.\s?){1,4}\p{L}\.?(?![\p{L}\p{N}])/gu
const undotted = /(?<![\p{L}\p{N}.])(?!(?:OR|AND|NOT)\b)(?:\p{Lu}{2,5}|usc|cfr)(?![\p{L}\p{N}])/gu
/** O'Brien, D'Angelo and others whose apostrophe is often left out. */
const elided = /(?<![\p{L}\p{N}])([od])(?=\p{L}{4})/giu

/** A search as others write it, where that is other words: `42 USC 1983` and `42 U.S.C. 1983`, `OBrien` and `O'Brien`. */
function listVariants(query: string): string[] {
  // What one of them excludes, the others would find.
  if (/(?:^|\s)-/.test(query)) return [query]
  const joined = query.replace(dotted, (letters) => letters.replace(/[.\s]/g, ''))
  const apart = query.replace(undotted, (letters) => [...letters].map((letter) => `${letter}.`).join(''))
  const variants = [query, joined, apart]
  return [...new Set([...variants, ...variants.map((variant) => variant.replace(elided, "$1'"))])]
}

/** In a phrase that must not be there: `-"987 U.S. 654"`. */
const isExcluded = (before: string) => /(?:^|\s)-"[^"]*$/.test(before)

/** What stands before, between and behind the citations, without the pages that they point at and the year: `, 660 (2031)`. */
function splitAround(query: string, citations: readonly LocatedCitation[]): string[] {
  const starts = [...citations.map(({ index }) => index), query.length]
  return [
    query.slice(0, starts[0]),
    ...citations.map(({ index, text }, position) =>
      query.slice(index + text.length, starts[position + 1]).replace(citationTail, ''),
    ),
  ]
}

const citationTail =
  /^(?:,\s*(?:at\s+)?\d{1,7}(?:[-–]\d{1,7})?(?![\p{L}\p{N}]))*(?:\s*\((?:[^()]{0,40}\s)?\d{4}\))?/u

/** Without the quotation marks that were around a citation alone. */
const joinWords = (words: readonly string[]) => words.join(' ').replace(/"\s*"/g, ' ').trim()

/** As its parts may be set: apart, together with dots, and together without: `U S`, `U.S.`, `US`. */
function listSpellings({ text, parts }: LocatedCitation): string[] {
  if (!parts) return [text]
  const [volume, reporter, page] = parts
  return [...new Set(joinInAllWays(splitReporter(reporter)))].map((one) => `${volume} ${one} ${page}`)
}

/** `Cal. App. 4th` is three parts, `F.3d` two. */
const splitReporter = (reporter: string) => reporter.match(/[^\s.]+\.?/g) ?? []

/** Parts that one reporter has at most, to be set in all combinations; of more, only all of them apart or together. */
const maxCombined = 4

function joinInAllWays(parts: readonly string[]): string[] {
  const apart = parts.map(withoutDots).join(' ')
  if (parts.length > maxCombined) return [apart, parts.join(''), parts.map(withoutDots).join('')]
  const [first = '', ...others] = parts
  return others
    .reduce<string[][]>(
      (ways, part) =>
        ways.flatMap((groups) => [
          [...groups, part],
          [...groups.slice(0, -1), groups.at(-1) + part],
        ]),
      [[first]],
    )
    .flatMap((groups) => [groups.join(' '), groups.map(withoutDots).join(' ')])
    .map((spelling) => (withoutDots(spelling) === apart ? apart : spelling))
}

const withoutDots = (text: string) => text.replaceAll('.', '')

function buildPattern({ parts = ['', '', ''] }: LocatedCitation): string {
  const [volume, reporter, page] = parts
  const letters = splitReporter(reporter).map((part) => escapePattern(withoutDots(part)))
  return `\\m${volume}${gapPattern}+${letters.join(`\\.?${gapPattern}*`)}\\.?,?${gapPattern}+${escapePattern(page)}\\M`
}

const escapePattern = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/** In PostgreSQL a class of characters knows spaces beyond ASCII only where the locale does. */
const gapPattern = '[\\s\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000]'
