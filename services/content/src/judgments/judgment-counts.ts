/** How many judgments visitors find in each year, from the sums that triggers keep. */
import { type Context, queryRows } from '@access/service-kit'
import { removeUnstorable } from '../search/query-conditions.ts'

/** The filters of a visitor; everything is optional. */
export interface JudgmentFilters {
  category?: string | null
  court?: string | null
}

export interface JudgmentCounts {
  /** The years with judgments, the newest first. */
  years: { year: number; total: number }[]
  total: number
  /** The filters with the names as they are stored, which indexes find. */
  filter: SqlFilter
}

/** Conditions, each of which begins with `and`. */
export interface SqlFilter {
  sql: string
  values: string[]
}

interface CountRow {
  year: number
  category: string | null
  court: string | null
  total: number
}

/** Counts the public judgments of a category and of a court, regardless of case. */
export async function countJudgments(
  em: Context['em'],
  { category, court }: JudgmentFilters = {},
): Promise<JudgmentCounts> {
  const names = [category, court].flatMap((name) => (name ? [removeUnstorable(name)] : []))
  const rows = await queryRows<CountRow>(
    em,
    `select year, sum(total)::integer as total,
       ${category ? 'category' : 'null as category'}, ${court ? 'court_name' : 'null'} as court
     from judgment_count
     where ${category ? 'lower(category) = lower($1)' : 'true'} and ${court ? `lower(court_name) = lower($${names.length})` : 'true'}
     group by 1, 3, 4 having sum(total) > 0 order by year desc`,
    names,
  )
  const totals = new Map<number, number>()
  for (const { year, total } of rows) totals.set(year, (totals.get(year) ?? 0) + total)
  return {
    years: [...totals].map(([year, total]) => ({ year, total })),
    total: rows.reduce((sum, row) => sum + row.total, 0),
    filter: joinFilters([
      filterByNames('category', category && rows.map((row) => row.category)),
      filterByNames('court_name', court && rows.map((row) => row.court)),
    ]),
  }
}

function filterByNames(column: string, names: (string | null)[] | '' | null | undefined): SqlFilter {
  if (!names) return { sql: '', values: [] }
  const values = [...new Set(names as string[])]
  return {
    sql: values.length > 0 ? `and ${column} in (${values.map(() => '?').join()})` : 'and false',
    values,
  }
}

const joinFilters = (filters: SqlFilter[]): SqlFilter => ({
  sql: filters.map(({ sql }) => sql).join(' '),
  values: filters.flatMap(({ values }) => values),
})
