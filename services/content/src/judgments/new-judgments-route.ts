/** POST /new-judgments: how many judgments of a search were added in some time, for those who follow it. Signed requests only. */
import type { Context, RouteContext } from '@access/service-kit'
import { z } from 'zod'
import { readQueryCitations } from '../citations/query-citations.ts'
import { formatContainsPattern, normalizeQuery, tsquerySql } from '../search/query-conditions.ts'
import { countJudgments, type JudgmentFilters } from './judgment-counts.ts'
import { buildCitedCondition } from './judgment-matches.ts'

/** By POST, since a search belongs in no address. */
const newJudgments = z.strictObject({
  search: z.string().nullable(),
  category: z.string().nullable(),
  court: z.string().nullable(),
  after: z.iso.datetime(),
  until: z.iso.datetime(),
})

/** Adds the route to the service. */
export function addNewJudgmentsRoute({ app, orm, requireSignature, readJson }: RouteContext): void {
  app.post('/new-judgments', requireSignature, readJson, async (request, response) => {
    const parsed = newJudgments.safeParse(request.body)
    if (!parsed.success) return void response.status(400).json({ error: 'This is no search' })
    const { search, after, until, ...filters } = parsed.data
    const em = orm.em.fork()
    response.json(await countNewMatches(em, { search, filters, after, until }))
  })
}

/** More are not counted. */
const maxCount = 100

interface NewMatches {
  search: string | null
  filters: JudgmentFilters
  after: string
  until: string
}

/** Counts the judgments of a search that were added in some time; `isExact` is false where there are more. */
async function countNewMatches(
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
