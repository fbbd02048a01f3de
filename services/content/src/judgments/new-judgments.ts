/** The judgments of a search that were added in some time. */
import type { Context } from '@access/service-kit'
import { readQueryCitations } from '../citations/query-citations.ts'
import { formatContainsPattern, normalizeQuery, tsquerySql } from '../search/query-conditions.ts'
import { countJudgments, type JudgmentFilters } from './judgment-counts.ts'
import { buildCitedCondition } from './judgment-matches.ts'

/** More are not counted. */
const maxCount = 100

interface NewMatches {
  search: string | null
  filters: JudgmentFilters
  after: string
  until: string
}

/** Counts those that a visitor would find; `isExact` is false where there are more. */
export async function countNewMatches(
  em: Context['em'],
  { search, filters, after, until }: NewMatches,
): Promise<{ count: number; isExact: boolean }> {
  const query = normalizeQuery(search)
  const { filter } = await countJudgments(em, filters)
  const citations = readQueryCitations(query)
  const cited = buildCitedCondition(citations)
  const matches = query
    ? `and (searchable @@ ${tsquerySql} or substring_text like ? ${cited ? `or ${cited.sql}` : ''})`
    : ''
  const [row] = await em.execute<[{ count: number }]>(
    `select count(*)::integer as count from (
       select from judgment where is_visible ${filter.sql} and created_at > ? and created_at <= ? ${matches}
       limit ${maxCount + 1}) added`,
    [
      ...filter.values,
      after,
      until,
      ...(query ? [citations.webSearch, formatContainsPattern(query), ...(cited?.values ?? [])] : []),
    ],
  )
  return { count: Math.min(row.count, maxCount), isExact: row.count <= maxCount }
}
