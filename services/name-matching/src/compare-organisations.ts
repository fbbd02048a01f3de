/** How two names of which one at least is an organisation's compare. */
import { isAbbreviation } from './abbreviations.ts'
import { removeJurisdiction } from './acronyms.ts'
import { compareWords, type MatchReasons } from './compare-words.ts'
import { isFirstName } from './name-tables.ts'
import { isDistinctiveWord, isGenericWord, isRareWord } from './organisation-words.ts'
import type { ParsedName } from './parse-name.ts'
import { joinSplitWords, singularize } from './words.ts'

/** Null where they are two. */
export function compareOrganisations(one: ParsedName, other: ParsedName): MatchReasons {
  if (getLetters(one) === getLetters(other)) return ['the same but for the form']
  if (isAcronymOf(one, other) || isAcronymOf(other, one)) return ['initials']
  if (isBlend(one, other) || isBlend(other, one)) return ['a short form']
  if (one.kind === 'person')
    return other.kind === 'person' ? null : (compareOwnerName(one, other) ?? compareUnmarked(one, other))
  if (other.kind === 'person') return compareOwnerName(other, one) ?? compareUnmarked(other, one)
  return compareOrganisationWords(...normalizePair(one.words, other.words))
}

function normalizePair(one: string[], other: string[]): [string[], string[]] {
  const same = (word: string, both: string) => word === singularize(both)
  return [
    joinSplitWords(one, other, same).map(singularize),
    joinSplitWords(other, one, same).map(singularize),
  ]
}

/** 'Verizon' and 'Bluestone Equities' say nowhere that they are no people. */
function compareUnmarked(person: ParsedName, organisation: ParsedName): MatchReasons {
  const [named, long] = normalizePair(person.words, organisation.words)
  if (isFirstName(person.words[0]!) || named.length > long.length || !named.some(isRareWord)) return null
  return compareOrganisationWords(named, long)
}

/** FedEx is Federal Express: what two words begin with. */
function isBlend({ words }: ParsedName, other: ParsedName): boolean {
  const [word = '', ...more] = words
  const [first = '', second = '', ...others] = other.words.filter((word) => !isGenericWord(word))
  if (more.length > 0 || second === '' || others.length > 0 || other.kind === 'person') return false
  return [2, 3, 4].some(
    (length) =>
      word.length - length >= 2 &&
      word.length - length < 5 &&
      first.startsWith(word.slice(0, length)) &&
      second.startsWith(word.slice(length)),
  )
}

// 'McDonald's' alone is read as somebody's name.
const getLetters = ({ kind, words, letters }: ParsedName) =>
  kind === 'person' && words.length === 1 ? singularize(letters) : letters

function compareOrganisationWords(one: string[], other: string[]): MatchReasons {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const reasons = new Set<string>()
  const remaining = [...long]
  for (const [index, word] of short.entries()) {
    const foundIndex = findBestWord(word, remaining)
    if (foundIndex < 0) return null
    if (index === 0 && foundIndex > 0 && short.length < long.length && !isGenericWord(remaining[0]!))
      return null
    const reason = compareWords(word, remaining[foundIndex]!, 'organisation') ?? 'a short form'
    if (reason !== 'the same') reasons.add(reason)
    remaining.splice(foundIndex, 1)
  }
  // Of words that are all short for another, nobody knows for which.
  if (reasons.has('a short form') && !short.some((word) => long.includes(word))) return null
  if (!isDistinctiveEnough(short, remaining)) return null
  if (remaining.length > 0) reasons.add('part of the name')
  return [...(reasons.size > 0 ? reasons : ['the same but for the form'])]
}

/** Whether the words in common are enough, when these others are not. */
function isDistinctiveEnough(common: string[], others: string[]): boolean {
  if (others.length === 0) return true
  const distinctiveCount = common.filter(isDistinctiveWord).length
  // 'Golden Restaurant' is no Golden Dragon, and 'First National' is half of many a name.
  if (others.some(isDistinctiveWord)) return distinctiveCount > 1
  if (others.every(isGenericWord)) return !common.every(isGenericWord)
  return (
    distinctiveCount > 1 ||
    common.some(isRareWord) ||
    (distinctiveCount > 0 && common.some((word) => !isDistinctiveWord(word) && !isGenericWord(word)))
  )
}

/** Where the word is found, rather as it is than with a slip. */
function findBestWord(word: string, words: string[]): number {
  const same = words.indexOf(word)
  if (same >= 0) return same
  const similarIndex = words.findIndex((candidate) => compareWords(word, candidate, 'organisation') !== null)
  return similarIndex >= 0
    ? similarIndex
    : words.findIndex((candidate) => isAbbreviation(word, candidate) || isAbbreviation(candidate, word))
}

/** NYCHA and New York City Housing Authority; 'NYC HRA' and HRA. */
function isAcronymOf({ words }: ParsedName, other: ParsedName): boolean {
  const [word, ...more] = removeJurisdiction(words)
  return word !== undefined && more.length === 0 && other.acronyms.includes(word)
}

/** 'Peter Novak Roofing LLC' is Peter Novak's. */
function compareOwnerName(person: ParsedName, organisation: ParsedName): MatchReasons {
  const named = person.words.map(singularize).join(' ')
  const isIn = person.words.length > 1 && ` ${organisation.words.join(' ')} `.includes(` ${named} `)
  return isIn ? ['part of the name'] : null
}
