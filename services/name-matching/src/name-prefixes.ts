/** Beginnings of names that some write as a word and others do not. */
import { isListedName } from './name-tables.ts'

/** Mac Gregor is MacGregor, and Abdelrahman is Abdul Rahman as much as Abd al-Rahman is; Abdullah is a word. */
export const joinNamePrefixes = (words: string[]): string[] =>
  words
    .join(' ')
    // 'Mac' may be what somebody is called, 'Mc' is not.
    .replace(/((?<= )mac|\bmc) (?=[a-z]{3})/g, '$1')
    .replace(/\bjn\b/g, 'jean')
    .replace(/\babd (?:al|el|ul|ur|ar|er|us|as|un|uz) ?/g, 'abdul ')
    .replace(/\babd(?:o?u|[ae])[lr] (?=[a-z]{3})/g, 'abdul ')
    .replace(/\babd(?:i|(?:o?u|[ae])(?:l|([rsnzdt])(?=\1)|(?=r)))(?!l?ah)(?=[a-z]{4})/g, 'abdul ')
    // The article is said like what follows it: as-Sabah, Ash-Shami.
    .replace(/(?<= )[ae]([drstnz])h? (?=\1)/g, '')
    .split(' ')

/** MacDonald and McDonald. */
export const normalizeMacPrefix = (word: string): string =>
  word.replace(/^mac(?=[bcdfgklmnpqrtv][a-z]{3}|a(?:ll|rt|ul|nd)|e(?:lr|ve|wa)|i(?:nn|nt|ve))/, 'mc')

/** What is written as one word with a surname, or apart, or left out: O'Shea, al-Tamimi, D'Amico, Saint-Fleur, de la Cruz. */
const articlePattern =
  /^(?:saint|dela|delos|vander|vanden|o(?=[bcdfghklmnrst][^s])|[ae]l(?=[^aeioul])|d(?=[aeio]))(?=.{4})/

// Alvarez is a name of its own.
export const removeArticle = (word: string): string =>
  isListedName(word) && !word.startsWith('o') ? word : word.replace(articlePattern, '')

/** Whether one of them is the other with its article. */
export const areArticleVariants = (
  one: string,
  other: string,
  areOne: (one: string, other: string) => boolean,
): boolean => {
  const [mine, theirs] = [removeArticle(one), removeArticle(other)]
  return (mine !== one && areOne(mine, other)) || (theirs !== other && areOne(one, theirs))
}

/** Names from Nigeria that are sentences: Oluwaseun, 'thank God', is called Seun, and Chukwuemeka Emeka. */

const prefixPattern = /^(?:oluwa|olu|ola|ade|ayo|baba|temi|omo|akin|chukwu|chi|a(?=bi))(?=.{4})/

/** What is left without what many begin with; the word itself where there is nothing of it. */
export const removePrefix = (word: string): string => word.replace(prefixPattern, '')

const hasDivinePrefix = (word: string) => /^oluwa|^olu/.test(word)

/** Whether one is the other without its beginning, or both call God by a long name and a short one. */
export const arePrefixVariants = (one: string, other: string): boolean =>
  removePrefix(one) === other ||
  removePrefix(other) === one ||
  (hasDivinePrefix(one) && hasDivinePrefix(other) && removePrefix(one) === removePrefix(other))
