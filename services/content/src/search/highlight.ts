/** Highlights matches in texts: as data, so that no text is ever interpreted as markup. */
import { type Context, executePrepared } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'

/** A part of a text; joined, the parts are the whole text. */
@ObjectType({ simpleResolvers: true })
export class TextPart {
  @Field(() => String) text!: string
  @Field(() => Boolean) isMatch!: boolean
}

// Private use characters as delimiters; they are removed from the texts themselves.
const [startDelimiter, endDelimiter] = ['\uE000', '\uE001']
const delimiters = `StartSel=${startDelimiter}, StopSel=${endDelimiter}`
const wholeTextOptions = `${delimiters}, HighlightAll=true`
const excerptLength = 180
// A headline takes time for every word that it is made from: a millisecond for a long text, and a page has 24.
const excerptSource = { before: 300, length: 1_200 }
const fragmentOptions = `${delimiters}, MaxFragments=2, MinWords=10, MaxWords=26, FragmentDelimiter=" … "`

/** Columns or expressions to highlight: as a whole, or as excerpts around the matches. */
export interface HighlightColumns {
  whole: Record<string, string>
  pieces: Record<string, string>
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
  const clean = (text: string) => `translate(${text}, '${startDelimiter}${endDelimiter}', '')`
  const columns = [
    ...Object.keys(whole).flatMap((name) => [
      `${clean(`"${name} text"`)} as "${name}"`,
      `ts_headline('english', ${clean(`"${name} text"`)}, sought, '${wholeTextOptions}') as "${name} marked"`,
    ]),
    ...Object.keys(pieces).flatMap((name) => [
      `${clean(`left("${name} text", ${excerptLength})`)} as "${name} begins"`,
      `${clean(`right("${name} text", ${excerptLength})`)} as "${name} ends"`,
      `ts_headline('english', ${clean(cutAround(`"${name} text"`))}, sought, '${fragmentOptions}') as "${name}"`,
    ]),
  ]
  // A copy of each text: the stored one is decompressed wherever it is mentioned.
  const texts = Object.entries({ ...whole, ...pieces }).map(
    ([name, text]) => `coalesce(${text}, '') || '' as "${name} text"`,
  )
  const rows = await executePrepared<Record<string, string>>(
    em,
    `select id, ${columns.join(', ')}
     from (select id, ${texts.join(', ')} from "${table}" where id = any($1) offset 0) texts,
       websearch_to_tsquery('english', $2) sought, (${longestStemSql}) stems`,
    [ids, searchText],
  )
  return new Map(
    rows.map((row) => [
      row.id!,
      Object.fromEntries([
        ...Object.keys(whole).map((name) => [
          name,
          buildWholeText(row[name]!, row[`${name} marked`]!, searchText),
        ]),
        ...Object.keys(pieces).map((name) => [
          name,
          buildExcerpt(row[name]!, row[`${name} begins`]!, row[`${name} ends`]!),
        ]),
      ]) as Record<Name, TextPart[]>,
    ]),
  )
}

/** The longest word of the search, without its ending, as it is likely to occur in texts. */
const longestStemSql = `select coalesce((
    select left(word, greatest(length(word) - 1, 3)) from unnest(tsvector_to_array(to_tsvector('english', $2))) word
    order by length(word) desc limit 1
  ), '') as stem`

/** The part of a text around that word; without it, the beginning. */
const cutAround = (text: string) =>
  `substr(${text}, greatest(strpos(lower(${text}), stem) - ${excerptSource.before}, 1), ${excerptSource.length})`

/** The whole text, highlighted; PostgreSQL omits what looks like a tag, and then nothing is highlighted. */
function buildWholeText(text: string, highlighted: string, searchText: string): TextPart[] {
  const parts = parseHighlights(highlighted)
  const isUnchanged = parts.map((part) => part.text).join('') === text
  return isUnchanged && parts.some(({ isMatch }) => isMatch) ? parts : highlightSubstrings(text, searchText)
}

/** Excerpts around the matches, with ellipses; without a match, the beginning of the text. */
function buildExcerpt(highlighted: string, begins: string, ends: string): TextPart[] {
  const parts = parseHighlights(collapseWhitespace(highlighted))
  if (!parts.some(({ isMatch }) => isMatch))
    return parseHighlights(truncateAtWord(collapseWhitespace(begins)))
  const text = parts.map((part) => part.text).join('')
  const isBeginning = collapseWhitespace(begins).startsWith(text.slice(0, 30).trim())
  const prefix = isBeginning ? '' : '… '
  const suffix = getRemainder(collapseWhitespace(ends), text.slice(-30).trim()) ?? ' …'
  return [createPlainPart(prefix), ...parts, createPlainPart(suffix)].filter(({ text }) => text !== '')
}

const createPlainPart = (text: string): TextPart => ({ text, isMatch: false })

/** The end of the text after `last`, when it is only a full stop; otherwise null. */
function getRemainder(end: string, last: string): string | null {
  const index = end.lastIndexOf(last)
  const suffix = end.slice(index + last.length)
  return index >= 0 && /^\P{L}{0,3}$/u.test(suffix) ? suffix : null
}

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Cuts a text at a word boundary. */
const truncateAtWord = (text: string) =>
  text.length < excerptLength - 20 ? text : text.replace(/[\s,;:]+\S*$/, ' …')

/** Splits a text at the delimiters into matches and the rest. */
export function parseHighlights(highlighted: string): TextPart[] {
  return highlighted
    .split(startDelimiter)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isMatch: false }]
      const [match = '', ...rest] = piece.split(endDelimiter)
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')
}

/** Highlights substrings, for matches of parts of words. */
export function highlightSubstrings(text: string, searchText: string): TextPart[] {
  const pattern = new RegExp(`(${searchText.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu')
  const parts = searchText ? text.split(pattern) : [text]
  return parts.map((part, index) => ({ text: part, isMatch: index % 2 === 1 })).filter((part) => part.text)
}
