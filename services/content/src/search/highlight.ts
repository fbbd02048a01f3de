/** Highlights matches in texts: as data, so that no text is ever interpreted as markup. */
import { type Context, queryRows } from '@access/service-kit'
import { mapFoldedText } from '@access/service-kit/text/fold-text.rules'
import {
  type PlacedWord,
  placeSearchWords,
  toPlainText,
  trimMarks,
} from '@access/service-kit/text/search-text.rules'
import { Field, ObjectType } from 'type-graphql'
import { type QueryCitations, readQueryCitations } from '../citations/query-citations.ts'

/** A part of a text; joined, the parts are the whole text. */
@ObjectType({ simpleResolvers: true })
export class TextPart {
  @Field(() => String) text!: string
  @Field(() => Boolean) isMatch!: boolean
}

// PostgreSQL gets the words of a text alone, in which these are none.
const [startDelimiter, endDelimiter, fragmentDelimiter] = ['[', ']', '|']
const delimiters = `StartSel=${startDelimiter}, StopSel=${endDelimiter}`
const wholeTextOptions = `${delimiters}, HighlightAll=true`
const excerptLength = 180
// Choosing takes time for every word that it is made from: a millisecond for a long text, and a page has 24.
const excerptSource = { before: 300, length: 1_200 }
const fragmentOptions = `${delimiters}, MaxFragments=2, MinWords=10, MaxWords=26, FragmentDelimiter="${fragmentDelimiter}"`

/** Columns or expressions to highlight: as a whole, or as excerpts around the matches. */
export interface HighlightColumns {
  whole: Record<string, string>
  pieces: Record<string, string>
}

/** A text, or the part of it around a match. */
interface SourceText {
  text: string
  isBeginning: boolean
  isEnd: boolean
}

/** Highlights matches in texts of the items with these ids: `highlights.get(id)?.title`. */
export async function highlightTexts<Name extends string>(
  em: Context['em'],
  table: string,
  ids: string[],
  searchText: string,
  { whole, pieces }: HighlightColumns,
): Promise<Map<string, Record<Name, TextPart[]>>> {
  if (ids.length === 0) return new Map()
  const citations = readQueryCitations(searchText)
  const rows = await readTexts(em, table, ids, citations, { whole, pieces })
  const sources = rows.flatMap(({ id, ...texts }) =>
    Object.keys({ ...whole, ...pieces }).map((name) => ({
      id: id!,
      name,
      isWhole: name in whole,
      source: parseSource(texts[name]!),
    })),
  )
  const placed = sources.map(({ source }) => placeSearchWords(source.text))
  const markedWords = await readMarkedWords(
    em,
    citations.webSearch,
    sources.map(({ isWhole }, index) => ({ isWhole, words: placed[index]! })),
  )
  const highlights = new Map<string, Record<string, TextPart[]>>()
  for (const [index, { id, name, isWhole, source }] of sources.entries()) {
    const ranges = locateFragments(markedWords[index]!, placed[index]!)
    const parts = isWhole ? buildWholeText(source.text, ranges, searchText) : buildExcerpt(source, ranges)
    highlights.set(id, { ...highlights.get(id), [name]: parts })
  }
  return highlights as Map<string, Record<Name, TextPart[]>>
}

/** The longest word of the search, without its ending, as it is likely to occur in texts. */
const longestStemSql = `select coalesce((
    select left(word, greatest(length(word) - 1, 3)) from unnest(tsvector_to_array(to_tsvector('english', $2))) word
    order by length(word) desc limit 1
  ), '') as stem`

/**
 * The texts of the items, and of those that become an excerpt the part around what the search cites, or around that word;
 * without these, the beginning.
 */
function readTexts(
  em: Context['em'],
  table: string,
  ids: string[],
  { webSearch, pattern }: QueryCitations,
  { whole, pieces }: HighlightColumns,
): Promise<Record<string, string>[]> {
  // A copy of each text: the stored one is decompressed wherever it is mentioned.
  const texts = Object.entries({ ...whole, ...pieces }).map(
    ([name, text]) => `coalesce(${text}, '') || '' as "${name}"`,
  )
  const columns = [
    ...Object.keys(whole).map((name) => `'ww' || "${name}" as "${name}"`),
    ...Object.keys(pieces).map((name) => `${cutAround(name)} as "${name}"`),
  ]
  return queryRows<Record<string, string>>(
    em,
    `select id, ${columns.join(', ')}
     from (select id, ${texts.join(', ')} from "${table}" where id = any($1) offset 0) texts,
       (${longestStemSql}) stems, (select $3::text as cited) citations`,
    [ids, webSearch, pattern],
  )
}

/**
 * The part of a text around what is cited, or around the stem: where it is written so, else about there where it is in the plain text, which may be
 * longer or shorter. Two letters before it say whether it has the beginning and the end of the text.
 */
const cutAround = (name: string) => `(
  select case when start = 1 then 'w' else '-' end ||
    case when start + ${excerptSource.length} > length("${name}") then 'w' else '-' end ||
    substr("${name}", start, ${excerptSource.length})
  from (select greatest(1, coalesce(
    nullif(regexp_instr("${name}", cited, 1, 1, 0, 'i'), 0),
    nullif(strpos(lower("${name}"), stem), 0),
    strpos(plain_text("${name}"), stem) * length("${name}") / greatest(length(plain_text("${name}")), 1)
  ) - ${excerptSource.before}) as start) cut)`

const parseSource = (row: string): SourceText => ({
  text: row.slice(2),
  isBeginning: row[0] === 'w',
  isEnd: row[1] === 'w',
})

/** What PostgreSQL makes of the words of texts: all of them, or the fragments around matches. */
async function readMarkedWords(
  em: Context['em'],
  webSearch: string,
  texts: { isWhole: boolean; words: PlacedWord[] }[],
): Promise<string[]> {
  const rows = await queryRows<{ marked: string }>(
    em,
    `select ts_headline('english', words, websearch_to_tsquery('english', $3),
       case when is_whole then '${wholeTextOptions}' else '${fragmentOptions}' end) as marked
     from unnest($1::text[], $2::boolean[]) with ordinality as texts(words, is_whole, position) order by position`,
    [
      texts.map(({ words }) => words.map(({ word }) => word).join(' ')),
      texts.map(({ isWhole }) => isWhole),
      webSearch,
    ],
  )
  return rows.map(({ marked }) => marked)
}

/** A part of a text between two places, with the places of the matches in it. */
interface Fragment {
  start: number
  end: number
  matches: { start: number; end: number }[]
}

/** Where the fragments, with their marked words, stand in the text of these words. */
function locateFragments(marked: string, words: PlacedWord[]): Fragment[] {
  let next = 0
  return marked.split(fragmentDelimiter).flatMap((fragment): Fragment[] => {
    const visible = fragment.split(' ').filter(Boolean)
    const first = findSequence(visible.map(removeDelimiters), words, next)
    if (visible.length === 0 || first === -1) return []
    next = first + visible.length
    const placed = words.slice(first, next)
    const isMarked = (index: number) => visible[index]?.startsWith(startDelimiter) === true
    return [
      {
        start: placed[0]!.start,
        end: placed.at(-1)!.end,
        // A letter alone is one of a phrase, such as O'Brien, of which PostgreSQL marks each word wherever it is.
        matches: placed.filter(
          ({ word }, index) =>
            isMarked(index) && (word.length > 1 || isMarked(index - 1) || isMarked(index + 1)),
        ),
      },
    ]
  })
}

const removeDelimiters = (word: string) => word.replaceAll(startDelimiter, '').replaceAll(endDelimiter, '')

const findSequence = (sought: string[], words: PlacedWord[], from: number) =>
  words.findIndex(
    (_, index) => index >= from && sought.every((word, offset) => words[index + offset]?.word === word),
  )

/** The whole text, highlighted; a part of a word where no word matches. */
function buildWholeText(text: string, fragments: Fragment[], searchText: string): TextPart[] {
  const matches = fragments.flatMap((fragment) => fragment.matches)
  return matches.length > 0
    ? cutParts(text, { start: 0, end: text.length, matches })
    : highlightSubstrings(text, searchText)
}

/** Excerpts around the matches, with ellipses; without a match, the beginning of the text. */
function buildExcerpt({ text, isBeginning, isEnd }: SourceText, fragments: Fragment[]): TextPart[] {
  if (!fragments.some(({ matches }) => matches.length > 0))
    return [createPlainPart(truncateAtWord(collapseWhitespace(text.slice(0, excerptLength))))].filter(hasText)
  const [first, last] = [fragments[0]!, fragments.at(-1)!]
  const hasBeginning = isBeginning && hasNoWord(text.slice(0, first.start))
  const hasEnd = isEnd && hasNoWord(text.slice(last.end))
  if (hasBeginning) first.start = 0
  if (hasEnd) last.end = text.length
  return [
    createPlainPart(hasBeginning ? '' : '… '),
    ...fragments.flatMap((fragment, index) => [
      createPlainPart(index === 0 ? '' : ' … '),
      ...trimParts(cutParts(text, fragment)),
    ]),
    createPlainPart(hasEnd ? '' : ' …'),
  ].filter(hasText)
}

const hasNoWord = (text: string) => !/[\p{L}\p{N}]/u.test(text)

/** Cuts a part of a text at its matches; matches with nothing but marks between them are one, such as `2026-0087`. */
function cutParts(text: string, { start, end, matches }: Fragment): TextPart[] {
  const joined: { start: number; end: number }[] = []
  for (const match of matches) {
    const previous = joined.at(-1)
    if (previous && /^[^\s\p{L}\p{N}]*$/u.test(text.slice(previous.end, match.start)))
      previous.end = match.end
    else joined.push({ ...match })
  }
  let position = start
  const parts = joined.flatMap((match) => {
    const before = text.slice(position, match.start)
    position = match.end
    return [createPlainPart(before), { text: text.slice(match.start, match.end), isMatch: true }]
  })
  return [...parts, createPlainPart(text.slice(position, end))].filter(hasText)
}

/** With single spaces, and none at the ends. */
const trimParts = (parts: TextPart[]): TextPart[] =>
  parts.map(({ text, isMatch }, index) => {
    const collapsed = text.replace(/\s+/g, ' ')
    const begun = index === 0 ? collapsed.trimStart() : collapsed
    return { text: index === parts.length - 1 ? begun.trimEnd() : begun, isMatch }
  })

const createPlainPart = (text: string): TextPart => ({ text, isMatch: false })

const hasText = ({ text }: TextPart) => text !== ''

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Cuts a text at a word boundary. */
const truncateAtWord = (text: string) =>
  text.length < excerptLength - 20 ? text : text.replace(/[\s,;:]+\S*$/, ' …')

/** Highlights substrings, for matches of parts of words. */
export function highlightSubstrings(text: string, searchText: string): TextPart[] {
  const plain = toPlainText(searchText)
  const sought = trimMarks(plain) || plain
  const { folded, toOriginal } = mapFoldedText(text)
  const matches = []
  for (
    let index = folded.indexOf(sought);
    sought && index >= 0;
    index = folded.indexOf(sought, index + sought.length)
  )
    matches.push(toOriginal(index, index + sought.length))
  return cutParts(text, { start: 0, end: text.length, matches })
}
