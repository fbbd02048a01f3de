/** Searches judgments by text, category and court, with pagination. */
import type { Context } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { highlightTexts } from '../search/highlight.ts'
import {
  containsSubstring,
  matchesQuery,
  normalizeQuery,
  orderByRelevance,
  removeUnstorable,
} from '../search/query-conditions.ts'
import { suggestSpelling } from '../search/suggest-spelling.ts'
import { type Judgment, newestFirst, publicJudgments } from './judgment.entity.ts'

const pageSize = 24

/** The search of a visitor; everything is optional. */
export interface JudgmentSearch {
  search?: string | null
  category?: string | null
  court?: string | null
  page?: number | null
  /** 'relevance' (the default) or 'date'; without a search text always by date. */
  sort?: string | null
  columns: string[]
}

/** The requested page of public judgments; a page beyond the last one is the last one. */
export async function findJudgments(em: Context['em'], { page, sort, columns, ...criteria }: JudgmentSearch) {
  const query = normalizeQuery(criteria.search)
  const where = buildConditions(query, criteria)
  const order =
    query && sort !== 'date' ? [...orderByRelevance<Judgment>(query), ...newestFirst] : newestFirst
  const listPage = (page: number) =>
    publicJudgments.list(em, { where, order, columns, limit: pageSize, offset: (page - 1) * pageSize })

  // In parallel, for the requested page nearly always exists.
  const requestedPage = Math.min(Math.max(page ?? 1, 1), 1_000_000)
  const [total, requestedItems] = await Promise.all([
    publicJudgments.count(em, where),
    listPage(requestedPage),
  ])
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const currentPage = Math.min(requestedPage, pages)
  const items = currentPage === requestedPage ? requestedItems : await listPage(currentPage)
  return { items, total, page: currentPage, pages, query, criteria }
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
export function suggestQuery(em: Context['em'], query: string, criteria: Omit<JudgmentSearch, 'columns'>) {
  const filters = buildConditions('', criteria)
  return suggestSpelling(em, query, (query) =>
    publicJudgments.count(em, { $and: [filters, matchesQuery<Judgment>(query)] }),
  )
}

function buildConditions(
  query: string,
  { category, court }: Omit<JudgmentSearch, 'columns'>,
): FilterQuery<Judgment> {
  return {
    $and: [
      ...(query
        ? [{ $or: [matchesQuery<Judgment>(query), containsSubstring<Judgment>('substringText', query)] }]
        : []),
      ...(category ? [equalsIgnoringCase('category', category)] : []),
      ...(court ? [equalsIgnoringCase('court_name', court)] : []),
    ],
  }
}

const equalsIgnoringCase = (column: string, query: string) =>
  ({ [raw(`lower(${column}) = lower(?)`, [removeUnstorable(query)])]: [] }) as FilterQuery<Judgment>
