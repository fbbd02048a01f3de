/** What may be true of the items of a list, in SQL with `?` where the values go. */

/** A piece of SQL: a column, what is worked out of columns, or what is true of them. */
export interface Expression {
  sql: string
  values: unknown[]
}

export type Condition = Expression

/** A column, or what else needs no values. */
export const plain = (sql: string): Expression => ({ sql, values: [] })

/** All of these at once; true of everything when there are none. */
export const all = (conditions: Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
})

/** Each of the words stands somewhere in these columns, be it within another word. */
export function saying(text: string, columns: Expression[]): Condition {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return all([])
  const patterns = words.map(() => 'lower(?)').join(', ')
  return {
    // Put together once for all words: this is what takes long where there are thousands.
    sql: `lower(${columns.map(({ sql }) => `coalesce(${sql}, '')`).join(" || ' ' || ")}) like all (array[${patterns}])`,
    values: [
      ...columns.flatMap(({ values }) => values),
      ...words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    ],
  }
}

/** The column holds one of the values; true of everything when there are none. */
export const holding = (column: Expression, values: string[]): Condition =>
  values.length === 0
    ? all([])
    : {
        sql: `(${column.sql})::text in (${values.map(() => '?').join(', ')})`,
        values: [...column.values, ...values],
      }
