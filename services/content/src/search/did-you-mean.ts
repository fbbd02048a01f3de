/** What a search that found nothing may have meant: each word that is nowhere, as one that is, and nearly the same. */
import type { Context } from '@access/service-kit'
import { steps } from './steps.ts'

const aWord = /\p{L}{4,30}/gu
const mostWords = 6
const similarEnough = 30
const mostTies = 8

/** How much a visitor finds by these words, as words: a part of one is no reason to take it for known. */
type Finds = (words: string) => Promise<number>

/** The same search in words that find something, or null. Only what is found by visitors is ever proposed. */
export async function didYouMean(em: Context['em'], words: string, finds: Finds): Promise<string | null> {
  const sought = [...new Set(words.match(aWord) ?? [])].slice(0, mostWords)
  const meant = new Map<string, string>()
  for (const word of sought) {
    if ((await finds(word)) > 0) continue
    const nearest = await mostCommon(await nearestTo(em, word.toLowerCase()), finds)
    if (nearest) meant.set(word, nearest)
  }
  if (meant.size === 0) return null
  const respelt = words.replace(aWord, (word) => inCaseOf(word, meant.get(word) ?? word))
  return (await finds(respelt)) > 0 ? respelt : null
}

/** Known words that take the fewest slips to type this one instead, and not too many. */
async function nearestTo(em: Context['em'], word: string): Promise<string[]> {
  const similar = await em.execute<{ word: string }[]>(
    'select word from known_word where word % ? and word <> ? order by similarity(word, ?) desc, word limit ?',
    [word, word, word, similarEnough],
  )
  const slips = similar.map(({ word: known }) => ({ known, count: steps(word, known) }))
  const fewest = Math.min(...slips.map(({ count }) => count))
  if (fewest > (word.length < 8 ? 2 : 3)) return []
  return slips.filter(({ count }) => count === fewest).map(({ known }) => known)
}

async function mostCommon(words: string[], finds: Finds): Promise<string | undefined> {
  const found = await Promise.all(
    words.slice(0, mostTies).map(async (word) => ({ word, count: await finds(word) })),
  )
  // Where stems are the same, so are the counts; then it is likelier that a letter was left out than put in.
  return found
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || other.word.length - one.word.length)[0]?.word
}

/** `Evicton` meant `Eviction`. */
const inCaseOf = (typed: string, meant: string) =>
  /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
