/** Searches judgments by text, category and court, with pagination. */
import type { Context } from '@access/service-kit'
import { highlightTexts } from '../search/highlight.ts'
import { normalizeQuery } from '../search/query-conditions.ts'
import { suggestSpelling } from '../search/suggest-spelling.ts'
import { type Judgment, publicJudgments } from './judgment.entity.ts'
import { countJudgments, type JudgmentFilters } from './judgment-counts.ts'
import { findMatches, maxRanked, rankMatches } from './judgment-matches.ts'

const pageSize = 24

/** The search of a visitor; everything is optional. */
export interface JudgmentSearch extends JudgmentFilters {
  search?: string | null
  page?: number | null
  /** 'relevance' (the default) or 'date'; without a search text always by date. */
  sort?: string | null
  columns: string[]
}

/** The requested page of public judgments; a page beyond the last one is the last one. */
export async function findJudgments(em: Context['em'], { page, sort, columns, ...criteria }: JudgmentSearch) {
  const query = normalizeQuery(criteria.search)
  const isRanked = sort !== 'date'
  const { total, isTotalExact, findIds } = await (query
    ? searchByText(em, query, criteria, isRanked)
    : listByDate(em, criteria))
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const currentPage = Math.min(Math.max(page ?? 1, 1), pages)
  const ids = total === 0 ? [] : await findIds((currentPage - 1) * pageSize)
  const items = await readJudgments(em, ids, columns)
  return { items, total, isTotalExact, page: currentPage, pages, query, criteria }
}

/** The most relevant matches, as many as are asked for. */
export async function findMostRelevant(em: Context['em'], query: string, limit: number) {
  const { total, isTotalExact, findIds } = await searchByText(em, query, {}, true)
  const ids = total === 0 ? [] : await findIds(0, limit)
  return { items: await readJudgments(em, ids), total, isTotalExact }
}

/** What is listed, and how the ids of a page are found. */
interface JudgmentList {
  total: number
  isTotalExact: boolean
  findIds(offset: number, limit?: number): Promise<string[]>
}

/** All that match the filters: those of later years are skipped by their number. */
async function listByDate(em: Context['em'], filters: JudgmentFilters): Promise<JudgmentList> {
  const { years, total, filter } = await countJudgments(em, filters)
  const findIds = async (offset: number, limit = pageSize) => {
    let index = 0
    let skipped = 0
    while (skipped + years[index]!.total <= offset) skipped += years[index++]!.total
    const rows = await em.execute<{ id: string }[]>(
      `select id from judgment where is_visible ${filter.sql} and judgment_date < ?
       order by judgment_date desc, id limit ${limit} offset ${offset - skipped}`,
      [...filter.values, `${years[index]!.year + 1}-01-01`],
    )
    return rows.map(({ id }) => id)
  }
  return { total, isTotalExact: true, findIds }
}

async function searchByText(
  em: Context['em'],
  query: string,
  filters: JudgmentFilters,
  isRanked: boolean,
): Promise<JudgmentList> {
  const { ids, isComplete } = await findMatches(em, query, filters)
  const findIds = async (offset: number) =>
    (isRanked && offset < maxRanked ? await rankMatches(em, query, ids) : ids).slice(
      offset,
      offset + pageSize,
    )
  return { total: ids.length, isTotalExact: isComplete, findIds }
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
