/**
 * The judgments most like another one: those that share its rarer words, by PostgreSQL's full-text index, ranked by its
 * `ts_rank`. Which words are rare is what its planner knows of them (`pg_stats`).
 */
import { type Context, queryRows } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { countJudgments } from './judgment-counts.ts'
import { type LinkedJudgment, listLinked } from './linked-judgments.ts'

/** How many are listed. */
export const maxSimilar = 3

/** So many of its words are sought, the rarest: two of them in another judgment make it a candidate. */
const maxWords = 16

/** A word in more of them says nothing. */
const maxFrequency = 0.2

/** Of so many rows at most PostgreSQL reads whether two of the words are in them, however many judgments there are. */
const maxRead = 2_000

/** Of so many, the newest, it is computed how similar they are. */
const maxRanked = 100

/** What a word counts for in the full text, in issues, in the summary, and in the title. */
const weights = '{0.05, 0.5, 0.7, 1}'

const statistics = `from pg_stats where schemaname = current_schema() and tablename = 'judgment' and attname = 'searchable'`

interface Word {
  /** As a word of a `tsquery`. */
  text: string
  /** The part of the judgments that have it. */
  frequency: number
}

/** Those public ones that are most like this one, the most similar first. */
export async function listSimilar(em: Context['em'], id: string): Promise<LinkedJudgment[]> {
  const [words, { total }] = await Promise.all([listRareWords(em, id), countJudgments(em)])
  if (words.length < 2) return []
  const sought = selectSought(words, total)
  const pairs = sought.flatMap((one, index) => sought.slice(index + 1).map((other) => `${one} & ${other}`))
  // Materialized, and planned for these words: PostgreSQL would rather read all judgments from the newest on.
  const rows = await em.execute<{ id: string }[]>(
    `with candidate as materialized (
       select id, judgment_date from judgment where searchable @@ ?::tsquery and is_visible and id <> ?
     ), newest as (
       select id from candidate order by judgment_date desc, id limit ${maxRanked}
     )
     select id from newest join judgment using (id)
     order by ts_rank('${weights}', searchable, ?::tsquery, 1) desc, judgment_date desc, id limit ${maxSimilar}`,
    [pairs.join(' | '), id, words.map(({ text }) => text).join(' | ')],
  )
  const judgments = await listLinked(
    em,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => judgments.find((judgment) => judgment.id === row.id) ?? [])
}

/**
 * As many of the words, the rarest first, as at most `maxRead` of all judgments can have two of: each of those takes two
 * of the places that the words have. Two at least.
 */
export function selectSought(words: Word[], total: number): string[] {
  let places = 0
  return words
    .filter(({ frequency }, index) => {
      places += frequency * total
      return index < 2 || places <= 2 * maxRead
    })
    .map(({ text }) => text)
}

/** The rarest words of what it is about, the rarest first. Who was part in it is not what it is about. */
async function listRareWords(em: Context['em'], id: string): Promise<Word[]> {
  const [{ frequencies, lowest }, rows] = await Promise.all([
    getWordFrequencies(em),
    queryRows<{ words: string[] }>(
      em,
      `select tsvector_to_array(to_tsvector('english', search_words(
         concat_ws(' ', legal_issues, join_text_list(keywords), summary)))) as words from judgment where id = $1`,
      [id],
    ),
  ])
  return (rows[0]?.words ?? [])
    .filter((word) => /^\p{L}{3,}$/u.test(word))
    .map((word) => ({
      text: `'${word}'`,
      frequency: frequencies.get(word) ?? Math.min(lowest, maxFrequency),
    }))
    .filter(({ frequency }) => frequency <= maxFrequency)
    .sort((one, other) => one.frequency - other.frequency || other.text.length - one.text.length)
    .slice(0, maxWords)
}

/** In which part of the judgments the frequent words are, and in which the others are at most. */
interface WordFrequencies {
  frequencies: Map<string, number>
  lowest: number
}

/** In milliseconds: PostgreSQL counts anew after some ten thousand judgments, and they are long to read. */
const frequenciesMaxAge = 600_000

const frequenciesByDatabase = new WeakMap<object, { readAt: number; read: Promise<WordFrequencies> }>()

function getWordFrequencies(em: Context['em']): Promise<WordFrequencies> {
  const known = frequenciesByDatabase.get(em.config)
  if (known && Math.abs(Date.now() - known.readAt) < frequenciesMaxAge) return known.read
  const read = readWordFrequencies(em)
  frequenciesByDatabase.set(em.config, { readAt: Date.now(), read })
  read.catch(() => frequenciesByDatabase.delete(em.config))
  return read
}

async function readWordFrequencies(em: Context['em']): Promise<WordFrequencies> {
  const [row] = await queryRows<{ words: string[]; frequencies: number[] }>(
    em,
    `select most_common_elems::text::text[] as words, most_common_elem_freqs as frequencies ${statistics}`,
    [],
  )
  // After those of the words come the lowest and the highest of them.
  return {
    frequencies: new Map(row?.words.map((word, index) => [word, row.frequencies[index]!])),
    lowest: row?.frequencies[row.words.length] ?? 0,
  }
}

/** Has PostgreSQL count the words of the judgments, unless it has. */
export async function countWordsOnce(em: EntityManager): Promise<void> {
  const counted = await em.execute(`select true ${statistics}`)
  if (counted.length === 0) await em.execute('analyze judgment (searchable)')
}
