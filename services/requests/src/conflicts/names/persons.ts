/** How the names of two people compare, word by word. */
import { joinedAs } from './joined.ts'
import { isFirstName } from './known.ts'
import type { Likeness } from './likeness.ts'
import { likeWords } from './likeWords.ts'
import type { Reading } from './read.ts'
import { areSpeltAlike } from './spelling.ts'

/** Null where they are two people. */
export function likePersons(one: Reading, other: Reading): Likeness | null {
  if (one.letters === other.letters) return { isHit: true, why: ['the same'] }
  if (one.words.length === 1 || other.words.length === 1) return oneWord(one, other) ?? oneWord(other, one)
  const mine = joinedAs(one.words, other.words, areSpeltAlike)
  const theirs = joinedAs(other.words, one.words, areSpeltAlike)
  return inOrder(mine, theirs) ?? reversed(mine, theirs) ?? reversed(theirs, mine)
}

/** 'Mr. Novak' may be any Novak; 'Maria' is not every Maria. */
function oneWord(one: Reading, other: Reading): Likeness | null {
  const [word = '', ...more] = one.words
  if (more.length > 0 || isFirstName(word)) return null
  const why = likeWords(word, other.words.at(-1)!, 'surname')
  const isSure =
    why === 'the same' || why === 'another spelling' || (why === 'sounds the same' && one.isTitled)
  return isSure ? { isHit: true, why: ['only a surname'] } : null
}

function reversed(one: string[], other: string[]): Likeness | null {
  // Two surnames before one first name, one before two, or two before two.
  const places = one.length === 4 ? [1, 3, 2] : [1, one.length - 1]
  const turned = places.map((place) => [...one.slice(place), ...one.slice(0, place)])
  for (const words of turned) {
    const like = inOrder(words, other)
    if (like) return { isHit: true, why: ['reversed', ...like.why.filter((why) => why !== 'the same')] }
  }
  return null
}

/** First name with first name, the rest with the rest. */
function inOrder(one: string[], other: string[]): Likeness | null {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const why: string[] = []
  const left = [...long]
  const first = likeWords(short[0]!, long[0]!, 'first name')
  if (first) left.shift()
  const begins = first ? short.slice(1) : short
  if (first) why.push(first)
  else if (short.length === long.length || short[0]!.length === 1) return null
  for (const [place, word] of begins.entries()) {
    const at = placeOf(word, left, place === begins.length - 1)
    if (at === null) return null
    why.push(likeWords(word, left[at]!, kindAt(word, left[at]!, first !== null || place > 0))!)
    left.splice(at, 1)
  }
  if (!first) why.push('first name left out')
  return judged(short, long, left, why)
}

// Only where they stand behind the first name is a word a surname or a middle name.
const kindAt = (word: string, candidate: string, isBehind: boolean) =>
  !isBehind || (isFirstName(word) && isFirstName(candidate)) ? 'first name' : 'surname'

/** Where a word is found among those of the other name; null where it is not. The last one is a surname. */
function placeOf(word: string, left: string[], isLast: boolean): number | null {
  const like = left.map((candidate) => likeWords(word, candidate, kindAt(word, candidate, true)))
  if (!isLast) {
    const at = like.findIndex((why) => why !== null)
    return at < 0 ? null : at
  }
  const isGood = (at: number) => like[at] !== null && like[at] !== undefined && like[at] !== 'initials'
  const last = left.length - 1
  if (isGood(last)) return last
  // 'Maria Garcia Lopez' is Maria Garcia too; 'John Michael Smith' is no John Michael.
  const at = like.findIndex((why, place) => why !== null && why !== 'initials' && !isFirstName(left[place]!))
  return at < 0 ? null : at
}

function judged(short: string[], long: string[], left: string[], why: string[]): Likeness | null {
  const unsure = why.filter((reason) => reason.endsWith('else') || reason === 'sounds the same')
  const errors = why.reduce(
    (sum, reason) => sum + (reason.startsWith('two') ? 2 : reason.startsWith('one') ? 1 : 0),
    0,
  )
  if (errors > 2 || unsure.length > 2) return null
  if (why.includes('initials') && unsure.length > 0 && short.length < 3) return null
  const reasons = new Set(why.filter((reason) => reason !== 'the same'))
  if (left.length > 0 && !reasons.has('first name left out')) reasons.add('a name left out')
  if (reasons.size === 0) reasons.add(long.length === short.length ? 'the same' : 'a name left out')
  return { isHit: true, why: [...reasons] }
}
