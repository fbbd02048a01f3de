/** How two names of which one at least is an organisation's compare. */
import { withoutPlace } from './initials.ts'
import { joinedAs } from './joined.ts'
import { isFirstName } from './known.ts'
import type { Likeness } from './likeness.ts'
import { likeWords } from './likeWords.ts'
import { oneOfMany } from './oneOfMany.ts'
import { isGeneral, isOwn, isRare } from './organisationWords.ts'
import type { Reading } from './read.ts'
import { isShortened } from './shortened.ts'

/** Null where they are two. */
export function likeOrganisations(one: Reading, other: Reading): Likeness | null {
  if (lettersOf(one) === lettersOf(other)) return { isHit: true, why: ['the same but for the form'] }
  if (areInitials(one, other) || areInitials(other, one)) return { isHit: true, why: ['initials'] }
  if (isBlend(one, other) || isBlend(other, one)) return { isHit: true, why: ['a short form'] }
  if (one.kind === 'person')
    return other.kind === 'person' ? null : (holder(one, other) ?? unmarked(one, other))
  if (other.kind === 'person') return holder(other, one) ?? unmarked(other, one)
  return likeNames(...inOneForm(one.words, other.words))
}

function inOneForm(one: string[], other: string[]): [string[], string[]] {
  const same = (word: string, both: string) => word === oneOfMany(both)
  return [joinedAs(one, other, same).map(oneOfMany), joinedAs(other, one, same).map(oneOfMany)]
}

/** 'Verizon' and 'Bluestone Equities' say nowhere that they are no people. */
function unmarked(person: Reading, organisation: Reading): Likeness | null {
  const [named, long] = inOneForm(person.words, organisation.words)
  if (isFirstName(person.words[0]!) || named.length > long.length || !named.some(isRare)) return null
  return likeNames(named, long)
}

/** FedEx is Federal Express: what two words begin with. */
function isBlend({ words }: Reading, other: Reading): boolean {
  const [word = '', ...more] = words
  const [first = '', second = '', ...others] = other.words.filter((word) => !isGeneral(word))
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
const lettersOf = ({ kind, words, letters }: Reading) =>
  kind === 'person' && words.length === 1 ? oneOfMany(letters) : letters

function likeNames(one: string[], other: string[]): Likeness | null {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const why = new Set<string>()
  const rest = [...long]
  for (const [place, word] of short.entries()) {
    const found = bestOf(word, rest)
    if (found < 0) return null
    if (place === 0 && found > 0 && short.length < long.length && !isGeneral(rest[0]!)) return null
    const reason = likeWords(word, rest[found]!, 'organisation') ?? 'a short form'
    if (reason !== 'the same') why.add(reason)
    rest.splice(found, 1)
  }
  // Of words that are all short for another, nobody knows for which.
  if (why.has('a short form') && !short.some((word) => long.includes(word))) return null
  if (!tellsEnough(short, rest)) return null
  if (rest.length > 0) why.add('part of the name')
  return { isHit: true, why: [...(why.size > 0 ? why : ['the same but for the form'])] }
}

/** Whether the words in common are enough, when these others are not. */
function tellsEnough(common: string[], others: string[]): boolean {
  if (others.length === 0) return true
  const own = common.filter(isOwn).length
  // 'Golden Restaurant' is no Golden Dragon, and 'First National' is half of many a name.
  if (others.some(isOwn)) return own > 1
  if (others.every(isGeneral)) return !common.every(isGeneral)
  return (
    own > 1 || common.some(isRare) || (own > 0 && common.some((word) => !isOwn(word) && !isGeneral(word)))
  )
}

/** Where the word is found, rather as it is than with a slip. */
function bestOf(word: string, words: string[]): number {
  const same = words.indexOf(word)
  if (same >= 0) return same
  const like = words.findIndex((candidate) => likeWords(word, candidate, 'organisation') !== null)
  return like >= 0
    ? like
    : words.findIndex((candidate) => isShortened(word, candidate) || isShortened(candidate, word))
}

/** NYCHA and New York City Housing Authority; 'NYC HRA' and HRA. */
function areInitials({ words }: Reading, other: Reading): boolean {
  const [word, ...more] = withoutPlace(words)
  return word !== undefined && more.length === 0 && other.initials.includes(word)
}

/** 'Peter Novak Roofing LLC' is Peter Novak's. */
function holder(person: Reading, organisation: Reading): Likeness | null {
  const named = person.words.map(oneOfMany).join(' ')
  const isIn = person.words.length > 1 && ` ${organisation.words.join(' ')} `.includes(` ${named} `)
  return isIn ? { isHit: true, why: ['part of the name'] } : null
}
