/**
 * Text as every search compares it, so that it is found however it is typed, pasted or typeset. Both sides of a search go
 * through it, what is searched and the question; PostgreSQL does the same to what it stores (`search-text.migration.ts`).
 */
import { doubleQuotes, foldText, invisible, mapFoldedText } from './fold-text.rules.ts'

/** "v", "v.", "vs", "vs." and "versus" between the parties of a case are one word. */
const versus = /(?<![\p{L}\p{N}_])(?:vs|versus|v)(?:\.(?![\p{L}\p{N}])|(?![\p{L}\p{N}_]))/gu

/** The text in which parts of words are found: folded, with one word for "versus" and single spaces. */
export const toPlainText = (text: string) => foldText(text).replace(versus, 'v').replace(/ {2,}/g, ' ')

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text, folded; all else separates them. */
export const listSearchWords = (text: string): string[] => toPlainText(text).match(wordPattern) ?? []

/** The same as a text, with one space between two words. */
export const toSearchWords = (text: string) => listSearchWords(text).join(' ')

/**
 * The parts of a search, each of which is found somewhere in the plain text of a result: split at spaces and dashes,
 * without the marks around them. A search that is nothing but marks is looked for as it is.
 */
export function listSearchParts(search: string): string[] {
  const parts = toPlainText(search)
    .split(/[\s-]+/)
    .map(trimMarks)
    .filter(Boolean)
  return parts.length > 0 ? parts : toPlainText(search).split(/\s+/).filter(Boolean)
}

/** Whether the texts together have all parts of a search, be it within a word: an empty search is in all. */
export function hasSearchParts(texts: readonly (string | null | undefined)[], search: string): boolean {
  const plain = toPlainText(texts.filter(Boolean).join(' '))
  const parts = listSearchParts(search)
  if (parts.some(hasOnlyInnerMarks)) return parts.every((part) => plain.includes(part))
  return parts.every((part) => dropInnerMarks(plain).includes(dropInnerMarks(part)))
}

/** Without the apostrophes and dots within words, which are often left out: `obrien`, `usc`. */
export const dropInnerMarks = (text: string) => text.replace(/['.]/g, '')

/** Whether these marks themselves are looked for. */
export const hasOnlyInnerMarks = (part: string) => dropInnerMarks(part) === ''

/** Whether a text has a search in it; dashes and spaces are ignored, as in a reference that was read from a note. */
export const containsLetters = (text: string | null | undefined, search: string): boolean =>
  joinLetters(text ?? '').includes(joinLetters(search))

/** The plain text without dashes and spaces. */
export const joinLetters = (text: string) => toPlainText(text).replace(/[\s-]/g, '')

const marksAtEnds = /^[^\p{L}\p{N}\p{M}%#@$&+_\\]+|[^\p{L}\p{N}\p{M}%#@$&+_\\]+$/gu

/** Without the marks around a text, such as quotes; those that say something with a word (`0%`, `$5`) stay. */
export const trimMarks = (text: string) => text.replace(marksAtEnds, '')

/** A word of a text: as it is compared, and where it stands in the original. */
export interface PlacedWord {
  word: string
  start: number
  end: number
}

/** The words as `listSearchWords` has them, with their places. */
export function placeSearchWords(text: string): PlacedWord[] {
  const { folded, toOriginal } = mapFoldedText(text)
  return [...folded.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word: word === 'vs' || word === 'versus' ? 'v' : word,
    ...toOriginal(index, index + word.length),
  }))
}

const searchTerms = /(-?)"([^"]*)"?|([^\s"]+)/gu

/**
 * A search in the syntax of `websearch_to_tsquery` (`"a phrase"`, `this or that`, `-not this`), for texts of which only
 * the words are indexed: what is written without a space is a phrase. A dash before a word is typography, a hyphen is not.
 */
export function toWebSearch(search: string): string {
  const text = search.replace(invisible, '').replace(doubleQuotes, '"')
  return [...text.matchAll(searchTerms)]
    .flatMap(([, sign, phrase, chunk = '']) => {
      if (/^or$/i.test(chunk)) return ['or']
      const words = toSearchWords(phrase ?? chunk)
      if (words === '') return []
      const isNegated = sign === '-' || chunk.startsWith('-')
      return [`${isNegated ? '-' : ''}"${words}"`]
    })
    .join(' ')
}
