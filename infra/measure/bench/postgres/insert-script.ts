/** The rows of a submission as a script for pgbench: each time the same rows, with keys of their own. */

import type { CapturedRow, CapturedValue } from './capture-rows.ts'

/** The statements of one transaction; `:n` is a number that differs each time. */
export function buildInsertScript(rows: CapturedRow[]): string[] {
  const keys = listKeys(rows)
  const inserts = rows.map(({ table, values }) => {
    const columns = values.map(({ column }) => `"${column}"`).join(', ')
    const expressions = values.map((value) => formatValue(value, keys)).join(', ')
    return `insert into ${table} (${columns}) values (${expressions});`
  })
  return ['begin;', ...inserts, 'commit;']
}

/** The values that a second row may not have again, numbered: a reference to one changes with it. */
function listKeys(rows: CapturedRow[]): string[] {
  const values = rows.flatMap(({ values }) => values)
  return [
    ...new Set(
      values.flatMap(({ isUnique, text, type }) =>
        isUnique && text !== null && createKey(type, 0, text) ? [text] : [],
      ),
    ),
  ]
}

function formatValue({ text, type }: CapturedValue, keys: string[]): string {
  if (text === null) return 'null'
  const index = keys.indexOf(text)
  return (index >= 0 && createKey(type, index, text)) || formatLiteral(text)
}

/** An expression for another value of this type and length; undefined where there is none to vary. */
function createKey(type: string, index: number, text: string): string | undefined {
  const hash = `md5((:n)::text || '-${index}')`
  if (type === 'uuid') return `${hash}::uuid`
  if (type === 'bytea') return `substr(sha256((${hash})::bytea), 1, ${(text.length - 2) / 2})`
  if (/^(?:text|character varying)/.test(type)) return `left(${hash}, ${text.length})`
  return undefined
}

/** Without colons: pgbench takes what follows one for a variable. */
const formatLiteral = (text: string) =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll('\n', '\\n').replaceAll(':', '\\x3a')}'`
