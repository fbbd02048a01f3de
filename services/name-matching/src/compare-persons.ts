/** How the names of two people compare, word by word. */
import { compareWords, type MatchReasons } from './compare-words.ts'
import { isFirstName } from './name-tables.ts'
import type { ParsedName } from './parse-name.ts'
import { areSpelledAlike } from './spelling.ts'
import { joinSplitWords } from './words.ts'

/** Null where they are two people. */
export function comparePersons(one: ParsedName, other: ParsedName): MatchReasons {
  if (one.letters === other.letters) return ['the same']
  if (one.words.length === 1 || other.words.length === 1)
    return compareSingleName(one, other) ?? compareSingleName(other, one)
  const joinedWords = joinSplitWords(one.words, other.words, areSpelledAlike)
  const otherJoinedWords = joinSplitWords(other.words, one.words, areSpelledAlike)
  return (
    compareInOrder(joinedWords, otherJoinedWords) ??
    compareReversed(joinedWords, otherJoinedWords) ??
    compareReversed(otherJoinedWords, joinedWords)
  )
}

/** 'Mr. Novak' may be any Novak; 'Maria' is not every Maria. */
function compareSingleName(one: ParsedName, other: ParsedName): MatchReasons {
  const [word = '', ...more] = one.words
  if (more.length > 0 || isFirstName(word)) return null
  const reason = compareWords(word, other.words.at(-1)!, 'surname')
  const isSure =
    reason === 'the same' || reason === 'another spelling' || (reason === 'sounds the same' && one.hasTitle)
  return isSure ? ['only a surname'] : null
}

function compareReversed(one: string[], other: string[]): MatchReasons {
  // Two surnames before one first name, one before two, or two before two.
  const offsets = one.length === 4 ? [1, 3, 2] : [1, one.length - 1]
  const rotations = offsets.map((position) => [...one.slice(position), ...one.slice(0, position)])
  for (const words of rotations) {
    const reasons = compareInOrder(words, other)
    if (reasons) return ['reversed', ...reasons.filter((reason) => reason !== 'the same')]
  }
  return null
}

/** First name with first name, the rest with the rest. */
function compareInOrder(one: string[], other: string[]): MatchReasons {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const reasons: string[] = []
  const remaining = [...long]
  const first = compareWords(short[0]!, long[0]!, 'first name')
  if (first) remaining.shift()
  const rest = first ? short.slice(1) : short
  if (first) reasons.push(first)
  else if (short.length === long.length || short[0]!.length === 1) return null
  for (const [index, word] of rest.entries()) {
    const isBehind = first !== null || index > 0
    const similarWord = findWord(word, remaining, { isBehind, isLast: index === rest.length - 1 })
    if (!similarWord) return null
    reasons.push(similarWord.reason)
    remaining.splice(similarWord.index, 1)
  }
  if (!first) reasons.push('first name left out')
  return summarizeReasons(short, long, remaining, reasons)
}

// Only where they stand behind the first name is a word a surname or a middle name.
const getWordPosition = (word: string, candidate: string, isBehind: boolean) =>
  !isBehind || (isFirstName(word) && isFirstName(candidate)) ? 'first name' : 'surname'

/** Where a word is found among those of the other name, and why it is that one; null where it is not. The last one is a surname. */
function findWord(
  word: string,
  remaining: string[],
  { isBehind, isLast }: { isBehind: boolean; isLast: boolean },
): { index: number; reason: string } | null {
  const similarWords = remaining.flatMap((candidate, index) => {
    const reason = compareWords(word, candidate, getWordPosition(word, candidate, isBehind))
    return reason === null ? [] : [{ index, reason }]
  })
  if (!isLast) return similarWords[0] ?? null
  const surnames = similarWords.filter(({ reason }) => reason !== 'initials')
  return (
    surnames.find(({ index }) => index === remaining.length - 1) ??
    // 'Maria Garcia Lopez' is Maria Garcia too; 'John Michael Smith' is no John Michael.
    surnames.find(({ index }) => !isFirstName(remaining[index]!)) ??
    null
  )
}

function summarizeReasons(
  short: string[],
  long: string[],
  remaining: string[],
  wordReasons: string[],
): MatchReasons {
  const uncertainReasons = wordReasons.filter(
    (reason) => reason.endsWith('else') || reason === 'sounds the same',
  )
  const typos = wordReasons.reduce(
    (sum, reason) => sum + (reason.startsWith('two') ? 2 : reason.startsWith('one') ? 1 : 0),
    0,
  )
  if (typos > 2 || uncertainReasons.length > 2) return null
  if (wordReasons.includes('initials') && uncertainReasons.length > 0 && short.length < 3) return null
  const reasons = new Set(wordReasons.filter((reason) => reason !== 'the same'))
  if (remaining.length > 0 && !reasons.has('first name left out')) reasons.add('a name left out')
  if (reasons.size === 0) reasons.add(long.length === short.length ? 'the same' : 'a name left out')
  return [...reasons]
}
