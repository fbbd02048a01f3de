/** What a search that found nothing may have meant: each word that is nowhere, as the most similar one that is. */
import type { Context } from '@access/service-kit'

const mostWords = 6
const candidates = 5

/** Whether something is found by these words. */
type Finds = (words: string) => Promise<boolean>

/** The same search in words that find something, or null. Only what is found by visitors is ever proposed. */
export async function didYouMean(em: Context['em'], words: string, finds: Finds): Promise<string | null> {
  const sought = [...new Set(words.match(/\p{L}{4,30}/gu) ?? [])].slice(0, mostWords)
  const meant = new Map<string, string>()
  for (const word of sought) {
    if (await finds(word)) continue
    const similar = await firstThatFinds(await similarTo(em, word.toLowerCase()), finds)
    if (similar) meant.set(word, similar)
  }
  if (meant.size === 0) return null
  const respelt = words.replace(/\p{L}{4,30}/gu, (word) => inCaseOf(word, meant.get(word) ?? word))
  return (await finds(respelt)) ? respelt : null
}

async function similarTo(em: Context['em'], word: string): Promise<string[]> {
  const rows = await em.execute<{ word: string }[]>(
    `select word from known_word where word % ? and word <> ?
     order by similarity(word, ?) desc, abs(length(word) - length(?)), word limit ?`,
    [word, word, word, word, candidates],
  )
  return rows.map(({ word }) => word)
}

async function firstThatFinds(words: string[], finds: Finds): Promise<string | undefined> {
  for (const word of words) if (await finds(word)) return word
  return undefined
}

/** `Evicton` meant `Eviction`. */
const inCaseOf = (typed: string, meant: string) =>
  /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
