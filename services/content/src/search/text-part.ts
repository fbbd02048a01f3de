/** Text with the words that were found marked: as data, so that no text is ever taken for markup. */
import type { Context } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'
import { query } from './words.ts'

/** A piece of a text; the pieces make the whole. */
@ObjectType({ simpleResolvers: true })
export class TextPart {
  @Field(() => String) text!: string
  @Field(() => Boolean) isMatch!: boolean
}

// Characters for private use: they mean nothing, and texts are read without them.
const [begin, end] = ['\uE000', '\uE001']
const marks = `StartSel=${begin}, StopSel=${end}`
const wholeText = `${marks}, HighlightAll=true`
const opening = 180
const fragments = `${marks}, MaxFragments=2, MinWords=10, MaxWords=26, FragmentDelimiter=" … "`

/** Columns or expressions to mark matches in: whole, or the pieces around them. */
export interface Texts {
  whole: Record<string, string>
  pieces: Record<string, string>
}

/** Marks the words in texts of the items with these ids: `marked.get(id)?.title`. */
export async function markedTexts<Name extends string>(
  em: Context['em'],
  table: string,
  ids: string[],
  words: string,
  { whole, pieces }: Texts,
): Promise<Map<string, Record<Name, TextPart[]>>> {
  if (ids.length === 0) return new Map()
  const clean = (text: string) => `translate(coalesce(${text}, ''), '${begin}${end}', '')`
  const columns = [
    ...Object.entries(whole).flatMap(([name, text]) => [
      `${clean(text)} as "${name}"`,
      `ts_headline('english', ${clean(text)}, sought, '${wholeText}') as "${name} marked"`,
    ]),
    ...Object.entries(pieces).flatMap(([name, text]) => [
      `left(${clean(text)}, ${opening}) as "${name} begins"`,
      `right(${clean(text)}, ${opening}) as "${name} ends"`,
      `ts_headline('english', ${clean(text)}, sought, '${fragments}') as "${name}"`,
    ]),
  ]
  const rows = await em.execute<Record<string, string>[]>(
    `select id, ${columns.join(', ')} from "${table}", ${query} sought
     where id in (${ids.map(() => '?').join(', ')})`,
    [words, ...ids],
  )
  return new Map(
    rows.map((row) => [
      row.id!,
      Object.fromEntries([
        ...Object.keys(whole).map((name) => [name, wholeOf(row[name]!, row[`${name} marked`]!, words)]),
        ...Object.keys(pieces).map((name) => [
          name,
          pieceOf(row[name]!, row[`${name} begins`]!, row[`${name} ends`]!),
        ]),
      ]) as Record<Name, TextPart[]>,
    ]),
  )
}

/** A text as it is, the matches marked; PostgreSQL leaves out what looks like a tag, and then nothing is marked. */
function wholeOf(text: string, marked: string, words: string): TextPart[] {
  const parts = partsOf(marked)
  const isTrue = parts.map((part) => part.text).join('') === text
  return isTrue && parts.some(({ isMatch }) => isMatch) ? parts : markedByLetters(text, words)
}

/** The pieces around the matches, with dots where the text goes on; without a match, how the text begins. */
function pieceOf(marked: string, begins: string, ends: string): TextPart[] {
  const parts = partsOf(inOneLine(marked))
  if (!parts.some(({ isMatch }) => isMatch)) return partsOf(beginning(inOneLine(begins)))
  const text = parts.map((part) => part.text).join('')
  const isBeginning = inOneLine(begins).startsWith(text.slice(0, 30).trim())
  const before = isBeginning ? '' : '… '
  const after = rest(inOneLine(ends), text.slice(-30).trim()) ?? ' …'
  return [plain(before), ...parts, plain(after)].filter(({ text }) => text !== '')
}

const plain = (text: string): TextPart => ({ text, isMatch: false })

/** What follows `last` at the end of a text, when it is no more than a full stop; or else null. */
function rest(end: string, last: string): string | null {
  const at = end.lastIndexOf(last)
  const after = end.slice(at + last.length)
  return at >= 0 && /^\P{L}{0,3}$/u.test(after) ? after : null
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whole words only, when there is more to come. */
const beginning = (text: string) => (text.length < opening - 20 ? text : text.replace(/[\s,;:]+\S*$/, ' …'))

/** What lies between the marks is a match. */
export function partsOf(marked: string): TextPart[] {
  return marked
    .split(begin)
    .flatMap((piece, place) => {
      if (place === 0) return [{ text: piece, isMatch: false }]
      const [match = '', ...rest] = piece.split(end)
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')
}

/** Where a part of a word was found, the letters that were typed. */
export function markedByLetters(text: string, words: string): TextPart[] {
  const pattern = new RegExp(`(${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu')
  const parts = words ? text.split(pattern) : [text]
  return parts.map((part, place) => ({ text: part, isMatch: place % 2 === 1 })).filter((part) => part.text)
}
