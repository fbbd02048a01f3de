/**
 * The judgments most like another one: those that share its rarer words, by PostgreSQL's full-text index, ranked by its
 * `ts_rank`. Which words are rare is what its planner knows of them (`pg_stats`).
 */
import { type Context, executePrepared } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { judgmentYears } from './judgment.entity.ts'
import { countJudgments } from './judgment-counts.ts'
import { type LinkedRow, listLinked } from './linked-judgments.ts'

/** How many are listed. */
export const maxSimilar = 3

/** So many of its words are sought, the rarest: two of them in another judgment make it a candidate. */
const maxWords = 16

/** A word in more of them says nothing. */
const maxFrequency = 0.2

/** Sought in the newest years that have so many judgments, however many there are. */
const maxSought = 20_000

/** Of so many, the newest, it is computed how similar they are. */
const maxRanked = 300

/** What a word counts for in the full text, in issues, in the summary, and in the title. */
const weights = '{0.05, 0.5, 0.7, 1}'

const statistics = `from pg_stats where schemaname = current_schema() and tablename = 'judgment' and attname = 'searchable'`

/** Those public ones that are most like this one, the most similar first. */
export async function listSimilar(em: Context['em'], id: string): Promise<LinkedRow[]> {
  const [words, years] = await Promise.all([listRareWords(em, id), listNewestYears(em)])
  if (words.length < 2) return []
  const pairs = words.flatMap((one, index) => words.slice(index + 1).map((other) => `${one} & ${other}`))
  const rows = await executePrepared<{ id: string }>(
    em,
    `select id from (
       select id, judgment_date, searchable from judgment
       where searchable @@ $1::tsquery and ${judgmentYears} && $2::integer[] and is_visible and id <> $3
       order by judgment_date desc, id limit ${maxRanked}) candidate
     order by ts_rank('${weights}', searchable, $4::tsquery, 1) desc, judgment_date desc, id limit ${maxSimilar}`,
    [pairs.join(' | '), years, id, words.join(' | ')],
  )
  const judgments = await listLinked(
    em,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => judgments.find((judgment) => judgment.id === row.id) ?? [])
}

/** The rarest words of what it is about. Who was part in it is not what it is about. */
async function listRareWords(em: Context['em'], id: string): Promise<string[]> {
  const rows = await executePrepared<{ word: string }>(
    em,
    `with words as (
       select unnest(tsvector_to_array(to_tsvector('english',
         concat_ws(' ', legal_issues, join_text_list(keywords), summary)))) as word
       from judgment where id = $1
     ), common as (
       select one.word, one.frequency
       ${statistics.replace('where', ', unnest(most_common_elems::text::text[], most_common_elem_freqs) one(word, frequency) where')}
     )
     select word from words left join common using (word)
     where word ~ '^[[:alpha:]]{3,}$' and coalesce(frequency, 0) <= ${maxFrequency}
     order by frequency nulls first, length(word) desc, word limit ${maxWords}`,
    [id],
  )
  return rows.map(({ word }) => `'${word}'`)
}

async function listNewestYears(em: Context['em']): Promise<number[]> {
  const { years } = await countJudgments(em)
  let count = 0
  return years.flatMap(({ year, total }) => {
    const isNew = count < maxSought
    count += total
    return isNew ? [year] : []
  })
}

/** Has PostgreSQL count the words of the judgments, unless it has. */
export async function countWordsOnce(em: EntityManager): Promise<void> {
  const counted = await em.execute(`select true ${statistics}`)
  if (counted.length === 0) await em.execute('analyze judgment (searchable)')
}
