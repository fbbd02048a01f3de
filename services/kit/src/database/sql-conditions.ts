/** Conditions in SQL, with `?` as the placeholder of values. */
import { dropInnerMarks, hasOnlyInnerMarks, listSearchParts } from '../text/search-text.rules.ts'

/** A fragment of SQL: a column, an expression, or a condition. */
export interface SqlExpression {
  sql: string
  values: unknown[]
}

export type SqlCondition = SqlExpression

/** A fragment without values, such as a column. */
export const rawSql = (sql: string): SqlExpression => ({ sql, values: [] })

/** All of the conditions, joined by `and`; true when there are none. */
export const combineConditions = (conditions: SqlCondition[]): SqlCondition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
})

/** Each of the words occurs in one of the columns, be it within another word. */
export function containsWords(text: string, columns: SqlExpression[]): SqlCondition {
  const parts = listSearchParts(text)
  if (parts.length === 0) return combineConditions([])
  const keepsMarks = parts.some(hasOnlyInnerMarks)
  const words = keepsMarks ? parts : parts.map(dropInnerMarks)
  return {
    // Concatenated once for all words: this is the slow part when there are thousands of rows.
    sql: `translate(plain_text(${columns.map(({ sql }) => `coalesce(${sql}, '')`).join(" || ' ' || ")}), '${keepsMarks ? '' : "''."}', '') like all (array[${words.map(() => '?::text').join(', ')}])`,
    values: [
      ...columns.flatMap(({ values }) => values),
      ...words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    ],
  }
}

/** The column has one of the values; true when there are none. */
export const hasAnyValue = (column: SqlExpression, values: string[]): SqlCondition =>
  values.length === 0
    ? combineConditions([])
    : {
        sql: `(${column.sql})::text in (${values.map(() => '?').join(', ')})`,
        values: [...column.values, ...values],
      }
