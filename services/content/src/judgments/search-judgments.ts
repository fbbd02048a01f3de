/** Searches judgments by text, category and court, with pagination. */
import type { Context } from '@access/service-kit'
import { type QueryCitations, readQueryCitations } from '../citations/query-citations.ts'
import { highlightTexts } from '../search/highlight.ts'
import { normalizeQuery } from '../search/query-conditions.ts'
import { suggestSpelling } from '../search/suggest-spelling.ts'
import { type Judgment, publicJudgments } from './judgment.entity.ts'
import { countJudgments, type JudgmentFilters } from './judgment-counts.ts'
import { findMatches, maxRanked, rankMatches } from './judgment-matches.ts'

/** How many judgments a page has at most, and where nobody says. */
export const maxPageSize = 24

/** The search of a visitor; everything is optional. */
export interface JudgmentSearch extends JudgmentFilters {
  search?: string | null
  page?: number | null
  /** 'relevance' (the default) or 'date'; without a search text always by date. */
  sort?: string | null
  /** How many judgments a page has. */
  size?: number | null
  columns: string[]
}

/** The requested page of public judgments; a page beyond the last one is the last one. */
export async function findJudgments(
  em: Context['em'],
  { page, sort, size, columns, ...criteria }: JudgmentSearch,
) {
  const query = normalizeQuery(criteria.search)
  const isRanked = sort !== 'date'
  const { total, isTotalExact, readItems } = await (query
    ? searchByText(em, query, criteria, isRanked)
    : listByDate(em, criteria))
  const pageSize = Math.min(Math.max(size ?? maxPageSize, 1), maxPageSize)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const currentPage = Math.min(Math.max(page ?? 1, 1), pages)
  const range = { offset: (currentPage - 1) * pageSize, limit: pageSize }
  const items = total === 0 ? [] : await readItems(range, columns)
  return { items, total, isTotalExact, page: currentPage, pages, query, criteria }
}

/** The most relevant matches, as many as are asked for. */
export async function findMostRelevant(em: Context['em'], query: string, limit: number) {
  const { ids, isComplete } = await findMatches(em, query, {})
  const { named, others } = await separateNamed(em, query, ids, {})
  const ranked = others.length === 0 ? [] : await rankMatches(em, query, others)
  return {
    ids: [...named, ...ranked].slice(0, limit),
    citedIds: named.slice(0, limit),
    total: named.length + others.length,
    isTotalExact: isComplete,
  }
}

/** Those that the search names by a citation, be they among the matches or not, and the other matches. */
async function separateNamed(em: Context['em'], query: string, ids: string[], filters: JudgmentFilters) {
  const named = await findNamed(em, readQueryCitations(query), filters)
  return { named, others: named.length === 0 ? ids : ids.filter((id) => !named.includes(id)) }
}

/** What is listed, and how a part of it is read. */
interface JudgmentList {
  total: number
  isTotalExact: boolean
  readItems(range: { offset: number; limit: number }, columns?: string[]): Promise<Judgment[]>
}

/** All that match the filters: those of later years are skipped by their number, others by their index alone. */
async function listByDate(em: Context['em'], filters: JudgmentFilters): Promise<JudgmentList> {
  const { years, total, filter } = await countJudgments(em, filters)
  const readItems: JudgmentList['readItems'] = ({ offset, limit }, columns) => {
    let index = 0
    let skipped = 0
    while (skipped + years[index]!.total <= offset) skipped += years[index++]!.total
    const [rest, before] = [offset - skipped, `${years[index]!.year + 1}-01-01`]
    const idsFrom = {
      sql: `select id from judgment where is_visible ${filter.sql} ${index > 0 ? 'and judgment_date < ?' : ''}
        order by judgment_date desc, id limit ${limit} ${rest > 0 ? 'offset ?' : ''}`,
      values: [...filter.values, ...(index > 0 ? [before] : []), ...(rest > 0 ? [rest] : [])],
    }
    return publicJudgments.list(em, { idsFrom, ...(columns && { columns }) })
  }
  return { total, isTotalExact: true, readItems }
}

async function searchByText(
  em: Context['em'],
  query: string,
  filters: JudgmentFilters,
  isRanked: boolean,
): Promise<JudgmentList> {
  const { ids, isComplete } = await findMatches(em, query, filters)
  const { named, others } = isRanked
    ? await separateNamed(em, query, ids, filters)
    : { named: [], others: ids }
  const readItems: JudgmentList['readItems'] = async ({ offset, limit }, columns) => {
    const isInRanks = isRanked && others.length > 0 && offset < named.length + maxRanked
    const inOrder = [...named, ...(isInRanks ? await rankMatches(em, query, others) : others)]
    return readJudgments(em, inOrder.slice(offset, offset + limit), columns)
  }
  return { total: named.length + others.length, isTotalExact: isComplete, readItems }
}

/** The public ones among these, in their order. */
async function readJudgments(em: Context['em'], ids: string[], columns?: string[]): Promise<Judgment[]> {
  if (ids.length === 0) return []
  const items = await publicJudgments.list(em, { where: { id: ids }, ...(columns && { columns }) })
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Highlights the matches in judgments. */
export function highlightJudgments(em: Context['em'], judgments: Judgment[], query: string) {
  const ids = judgments.map(({ id }) => id)
  return highlightTexts<'title' | 'summary' | 'excerpt'>(em, 'judgment', ids, query, {
    whole: { title: 'title', summary: 'summary' },
    pieces: { excerpt: 'full_text' },
  })
}

/** Suggests another spelling with matches in the same category and court. */
export function suggestQuery(em: Context['em'], query: string, filters: JudgmentFilters) {
  return suggestSpelling(em, query, async (query) => {
    const { ids } = await findMatches(em, query, { ...filters, isWordsOnly: true })
    return ids.length
  })
}

/** A citation names one; more have it where numbers of several courts are alike. */
const maxNamed = 24

/** Of those that were saved a moment ago and whose citations are not read yet, so many are looked at. */
const maxUnread = 1_000

/** Matches no text. */
const nothing = '$.'

/** The ids of the public judgments that a search names by a citation, such as `987 US 654`, the newest first. */
async function findNamed(
  em: Context['em'],
  { keys, pattern }: QueryCitations,
  filters: JudgmentFilters,
): Promise<string[]> {
  if (keys.length === 0) return []
  const { filter } = await countJudgments(em, filters)
  const rows = await em.execute<{ id: string }[]>(
    `select id from judgment where is_visible ${filter.sql} and (
       id in (select judgment_id from judgment_identifier where key in (select jsonb_array_elements_text(?::jsonb)))
       or id in (select judgment_id from unread_judgment limit ${maxUnread})
         and exists (select from unnest(keywords || coalesce(case_number, '')) one where one ~* ?))
     order by judgment_date desc, id limit ${maxNamed}`,
    [...filter.values, JSON.stringify(keys), `^(?:${pattern ?? nothing})\\s*(?:\\(\\d{4}\\))?$`],
  )
  return rows.map(({ id }) => id)
}
