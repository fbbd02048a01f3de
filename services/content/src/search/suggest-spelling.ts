/** Suggests a spelling for a search without matches: unknown words are replaced by similar known ones. */
import { type Context, Index, PrimaryKey, Table } from '@access/service-kit'
import { computeEditDistance } from '@access/service-kit/text/edit-distance.rules'
import { toSearchWords } from '@access/service-kit/text/search-text.rules'

const wordPattern = /\p{L}[\p{L}\p{M}\p{Cf}]{3,}/gu
const maxWords = 6
const maxSimilarWords = 30
const maxCandidates = 8

/** The number of public full-text matches; matches of parts of words do not make a word known. */
type CountMatches = (query: string) => Promise<number>

/** The search with corrected words that has matches, or null. Only public matches count. */
export async function suggestSpelling(
  em: Context['em'],
  query: string,
  countMatches: CountMatches,
): Promise<string | null> {
  const terms = [...new Set(query.match(wordPattern) ?? [])].slice(0, maxWords)
  const corrections = new Map<string, string>()
  for (const word of terms) {
    if ((await countMatches(word)) > 0) continue
    const nearest = await findMostCommon(await findNearestWords(em, toSearchWords(word)), countMatches)
    if (nearest) corrections.set(word, nearest)
  }
  if (corrections.size === 0) return null
  const correctedQuery = query.replace(wordPattern, (word) => matchCase(word, corrections.get(word) ?? word))
  return (await countMatches(correctedQuery)) > 0 ? correctedQuery : null
}

/** The known words with the smallest edit distance, up to a limit. */
async function findNearestWords(em: Context['em'], word: string): Promise<string[]> {
  const similar = await em.execute<{ word: string }[]>(
    'select word from dictionary_word where word % ? and word <> ? order by similarity(word, ?) desc, word limit ?',
    [word, word, word, maxSimilarWords],
  )
  const distances = similar.map(({ word: candidate }) => ({
    candidate,
    count: computeEditDistance(word, candidate),
  }))
  const minDistance = Math.min(...distances.map(({ count }) => count))
  if (minDistance > (word.length < 8 ? 2 : 3)) return []
  return distances.filter(({ count }) => count === minDistance).map(({ candidate }) => candidate)
}

async function findMostCommon(query: string[], countMatches: CountMatches): Promise<string | undefined> {
  const counts = await Promise.all(
    query.slice(0, maxCandidates).map(async (word) => ({ word, count: await countMatches(word) })),
  )
  // Words with the same stem have equal counts; then an omitted letter is likelier than an added one.
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || other.word.length - one.word.length)[0]?.word
}

/** Keeps the case of the first letter: `Evicton` becomes `Eviction`. */
const matchCase = (original: string, correction: string) =>
  /^\p{Lu}/u.test(original) ? correction.charAt(0).toUpperCase() + correction.slice(1) : correction

/** The dictionary: words of the content, public or not, from which spelling suggestions are made. */
@Index({
  name: 'dictionary_word_trigram',
  expression: 'create index "dictionary_word_trigram" on "dictionary_word" using gin ("word" gin_trgm_ops)',
})
@Table('dictionary_word')
export class DictionaryWord {
  @PrimaryKey({ type: 'text' })
  word!: string
}
