/**
 * The judgments that match a search, the newest of them: no more than anybody looks through, so that a frequent word
 * costs as much as a rare one.
 */
import type { Context } from '@access/service-kit'
import { toPlainText } from '@access/service-kit/text/search-text.rules'
import { type QueryCitations, readQueryCitations } from '../citations/query-citations.ts'
import { formatContainsPattern, tsquerySql } from '../search/query-conditions.ts'
import { judgmentYears } from './judgment.entity.ts'
import { countJudgments, type JudgmentFilters, type SqlFilter } from './judgment-counts.ts'

/** More are neither listed nor counted. */
const maxMatches = 1_000

/** Of so many, the newest, it is computed how relevant they are. */
export const maxRanked = 200

/** A search begins with the newest years that have at least so many judgments. */
const firstYearsSize = 2_000

/** The index finds parts of words that have three letters or digits; shorter ones are sought in the newest judgments. */
const indexedPart = /[\p{L}\p{N}]{3}/u
const maxScanned = 1_000

export interface JudgmentMatches {
  /** The newest first. */
  ids: string[]
  /** Whether these are all of them. */
  isComplete: boolean
}

interface MatchOptions extends JudgmentFilters {
  /** Parts of words do not count. */
  isWordsOnly?: boolean
}

/**
 * Finds judgments by full-text search, by the text within their short texts, be it a part of a word, and by what the
 * search cites, however it is written.
 */
export async function findMatches(
  em: Context['em'],
  query: string,
  { isWordsOnly = false, ...filters }: MatchOptions,
): Promise<JudgmentMatches> {
  const { years, filter } = await countJudgments(em, filters)
  const citations = readQueryCitations(query)
  const ids: string[] = []
  let begin = 0
  let searchedCount = 0
  while (begin < years.length && ids.length <= maxMatches) {
    // After the first years as many as are likely to have twice of what is missing: all the rest, for a rare word.
    const size = searchedCount === 0 ? firstYearsSize : (2 * searchedCount * maxMatches) / (ids.length + 1)
    let end = begin
    for (let count = 0; end < years.length && count < size; end += 1) count += years[end]!.total
    const span = years.slice(begin, end)
    const idsOfYears = await findInYears(em, query, {
      citations,
      filter,
      inYears: formatYears(
        span.map(({ year }) => year),
        { isFirst: begin === 0, isLast: end === years.length },
      ),
      parts: isWordsOnly
        ? 'none'
        : indexedPart.test(toPlainText(query))
          ? 'indexed'
          : begin === 0
            ? 'newest'
            : 'none',
      limit: maxMatches + 1 - ids.length,
    })
    for (const id of idsOfYears) ids.push(id)
    searchedCount += span.reduce((sum, { total }) => sum + total, 0)
    begin = end
  }
  return { ids: ids.slice(0, maxMatches), isComplete: ids.length <= maxMatches }
}

/** By the index for some years; what is left after the first ones is as good as all of them. */
function formatYears(years: number[], { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (!isLast) return `and ${judgmentYears} && '{${years.join()}}'::integer[]`
  return isFirst ? '' : `and judgment_date < '${years[0]! + 1}-01-01'`
}

interface YearsOptions {
  citations: QueryCitations
  filter: SqlFilter
  /** A condition that begins with `and`. */
  inYears: string
  /** Where parts of words are sought. */
  parts: 'none' | 'indexed' | 'newest'
  limit: number
}

async function findInYears(
  em: Context['em'],
  query: string,
  { citations, filter, inYears, parts, limit }: YearsOptions,
): Promise<string[]> {
  const visible = `is_visible ${filter.sql}`
  const scope = `${visible} ${inYears}`
  const columns = 'id, judgment_date'
  const source = {
    none: '',
    indexed: `judgment where ${scope}`,
    newest: `(select ${columns}, substring_text from judgment where ${visible}
      order by judgment_date desc, id limit ${maxScanned}) newest where true`,
  }[parts]
  const cited = buildCitedCondition(citations)
  // Materialized, or PostgreSQL would rather read all judgments, in the hope that many match.
  const [row] = await em.execute<[{ ids: string }]>(
    `with words as materialized (
       select ${columns} from judgment where ${scope} and searchable @@ ${tsquerySql}
       ${cited ? `union select ${columns} from judgment where ${scope} and ${cited.sql}` : ''}
     ), matches as (
       select * from words
       ${source && `union select ${columns} from ${source} and substring_text like ? and (select count(*) from words) < ${limit}`}
       order by judgment_date desc, id limit ${limit}
     ) select coalesce(string_agg(id::text, ',' order by judgment_date desc, id), '') as ids from matches`,
    [
      ...filter.values,
      citations.webSearch,
      ...(cited ? [...filter.values, ...cited.values] : []),
      ...(source ? [...filter.values, formatContainsPattern(query)] : []),
    ],
  )
  return row.ids === '' ? [] : row.ids.split(',')
}

/** For judgments that the search names, and for those that cite these and have its other words; null without a citation. */
export function buildCitedCondition({ keys, words }: QueryCitations): SqlFilter | null {
  if (keys.length === 0) return null
  return {
    sql: `(id in (select judgment_id from judgment_identifier where key in (select jsonb_array_elements_text(?::jsonb)))
      or id in (select judgment_id from judgment_citation where key in (select jsonb_array_elements_text(?::jsonb)))
        and (numnode(${tsquerySql}) = 0 or searchable @@ ${tsquerySql}))`,
    values: [JSON.stringify(keys), JSON.stringify(keys), words, words],
  }
}

/** The most relevant of the newest first, then the others. */
export async function rankMatches(em: Context['em'], query: string, ids: string[]): Promise<string[]> {
  const { webSearch } = readQueryCitations(query)
  const rows = await em.execute<{ id: string }[]>(
    `select id from judgment where id = any('{${ids.slice(0, maxRanked).join()}}'::uuid[])
     order by ts_rank(searchable, ${tsquerySql}, 1) desc, judgment_date desc, id`,
    [webSearch],
  )
  return [...rows.map(({ id }) => id), ...ids.slice(maxRanked)]
}
