/** Finding judgments by words, category and court, a page at a time. */
import type { Context } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { type Judgment, shownJudgments } from './judgment.ts'

const perPage = 24
const longestSearch = 200

/** What a visitor looks for; everything may be left out. */
export interface Sought {
  search?: string | null
  category?: string | null
  court?: string | null
  page?: number | null
  columns: string[]
}

/** The page of shown judgments that was asked for, newest first; beyond the last page is the last page. */
export async function findJudgments(em: Context['em'], { page, columns, ...sought }: Sought) {
  const where = conditionsOf(sought)
  const total = await shownJudgments.count(em, where)
  const pages = Math.max(1, Math.ceil(total / perPage))
  const at = Math.min(Math.max(page ?? 1, 1), pages)
  const items = await shownJudgments.list(em, { where, columns, limit: perPage, offset: (at - 1) * perPage })
  return { items, total, page: at, pages }
}

function conditionsOf({ search, category, court }: Omit<Sought, 'page' | 'columns'>): FilterQuery<Judgment> {
  const words = storable(search).slice(0, longestSearch)
  return {
    $and: [
      ...(words ? [about(words)] : []),
      ...(category ? [sameWords('category', category)] : []),
      ...(court ? [sameWords('court_name', court)] : []),
    ],
  }
}

/** By the words' stems in anything searchable, or by any part of what a card shows in large. */
function about(words: string): FilterQuery<Judgment> {
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return {
    $or: [
      { [raw("searchable @@ websearch_to_tsquery('english', ?)", [words])]: [] },
      { title: { $ilike: part } },
      { caseNumber: { $ilike: part } },
      { summary: { $ilike: part } },
    ],
  } as FilterQuery<Judgment>
}

const sameWords = (column: string, words: string) =>
  ({ [raw(`lower(${column}) = lower(?)`, [storable(words)])]: [] }) as FilterQuery<Judgment>

/** Without what PostgreSQL cannot hold, and without what surrounds it. */
const storable = (text?: string | null) => (text ?? '').replaceAll('\0', '').toWellFormed().trim()
