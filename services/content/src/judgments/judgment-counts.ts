/** How many judgments visitors find in each year, from the sums that triggers keep. */
import { type Context, queryRows } from '@access/service-kit'
import { calendarDay } from '@access/service-kit/dates/calendar-day.rules'
import { formatContainsPattern, normalizeQuery, removeUnstorable } from '../search/query-conditions.ts'

/** The filters of a visitor; everything is optional. */
export interface JudgmentFilters {
  category?: string | null
  court?: string | null
  /** A part of the judge's name. */
  judge?: string | null
  /** The first and the last day, as `YYYY-MM-DD`. */
  from?: string | null
  to?: string | null
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

/** Counts the public judgments that pass the filters, whose names are regardless of case. */
export async function countJudgments(
  em: Context['em'],
  filters: JudgmentFilters = {},
): Promise<JudgmentCounts> {
  const counts = await readSums(em, filters)
  const narrowing = joinFilters([
    filterByJudge(filters.judge),
    filterByDay('>=', filters.from),
    filterByDay('<=', filters.to),
  ])
  if (narrowing.sql.trim() === '') return counts
  const filter = joinFilters([counts.filter, narrowing])
  const years = await em.execute<JudgmentCounts['years']>(
    `select extract(year from judgment_date)::integer as year, count(*)::integer as total
     from judgment where is_visible ${filter.sql} group by 1 order by 1 desc`,
    filter.values,
  )
  return { years, total: years.reduce((sum, { total }) => sum + total, 0), filter }
}

/** What the sums alone can say: those of a category and of a court. */
async function readSums(em: Context['em'], { category, court }: JudgmentFilters): Promise<JudgmentCounts> {
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

/** The index of its trigrams finds it. */
function filterByJudge(judge?: string | null): SqlFilter {
  const name = normalizeQuery(judge)
  return name
    ? { sql: 'and plain_text(judge_name) like ?', values: [formatContainsPattern(name)] }
    : { sql: '', values: [] }
}

/** What is no day filters nothing: a browser's field for days shows it as empty. */
function filterByDay(operator: '>=' | '<=', text?: string | null): SqlFilter {
  const day = calendarDay('').safeParse(text).data
  return day ? { sql: `and judgment_date ${operator} ?`, values: [day] } : { sql: '', values: [] }
}

const joinFilters = (filters: SqlFilter[]): SqlFilter => ({
  sql: filters.map(({ sql }) => sql).join(' '),
  values: filters.flatMap(({ values }) => values),
})
