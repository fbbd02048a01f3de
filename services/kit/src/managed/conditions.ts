/** What may be true of the items of a list, in SQL with `?` where the values go. */

export interface Condition {
  sql: string
  values: unknown[]
}

/** All of these at once; true of everything when there are none. */
export const all = (conditions: Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
})

/** Each of the words stands somewhere in these columns, be it within another word. */
export function saying(text: string, columns: string[]): Condition {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return all([])
  const patterns = words.map(() => 'lower(?)').join(', ')
  return {
    // Put together once for all words: this is what takes long where there are thousands.
    sql: `lower(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")}) like all (array[${patterns}])`,
    values: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
  }
}

/** The column holds one of the values; true of everything when there are none. */
export const holding = (column: string, values: string[]): Condition =>
  values.length === 0 ? all([]) : { sql: `${column}::text in (${values.map(() => '?').join(', ')})`, values }
