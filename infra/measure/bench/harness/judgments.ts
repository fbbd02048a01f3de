/** As many judgments as one wants: real ones, or those of the demonstration, again and again. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { queryServiceRows } from '../../../run/query-service-rows.ts'
import type { BenchContext, MeasuredProduct } from './bench-context.ts'

/** The judgments of the file; without one those of the demonstration. */
export function readJudgments({ root, judgmentsFile }: BenchContext): object[] {
  if (!judgmentsFile)
    return JSON.parse(readFileSync(path.join(root, 'services/content/src/seed/judgments.json'), 'utf8'))
  const lines = readFileSync(judgmentsFile, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** As many judgments for an import, each with a case number of its own. */
export function buildJudgments(context: BenchContext, count: number): object[] {
  const originals = readJudgments(context)
  return Array.from({ length: count }, (_, index) => ({
    ...originals[index % originals.length],
    caseNumber: `M-${index + 1}`,
  }))
}

/**
 * Copies a product's judgments in its database until there are so many: the import would take most of the run. The
 * copies have other titles, case numbers and dates.
 */
export async function growJudgments({ product }: MeasuredProduct, count: number): Promise<void> {
  const query = (sql: string, values: unknown[] = []) =>
    queryServiceRows(product.dataDir, 'content', sql, values)
  const columns = await query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'judgment' and is_generated = 'NEVER'`,
  )
  const replacements: Record<string, string> = {
    id: 'gen_random_uuid()',
    title: "left(title || ' ' || number, 200)",
    case_number: "'M-' || number",
    judgment_date: 'judgment_date - (number % 3650)::integer',
  }
  const names = columns.map(({ name }) => String(name))
  const values = names.map((name) => replacements[name] ?? `"${name}"`)
  const batchSize = 10_000
  for (let existing = await countJudgments(query); existing < count; ) {
    const added = Math.min(count - existing, batchSize)
    await query(
      `with original as (
         select *, row_number() over (order by id) - 1 as position, count(*) over () as total
         from (select * from judgment where case_number is null or case_number not like 'M-%' limit 5000) real
       )
       insert into judgment (${names.map((name) => `"${name}"`).join(', ')})
       select ${values.join(', ')}
       from generate_series($1::bigint, $2::bigint) number
       join original on original.position = number % original.total`,
      [existing, existing + added - 1],
    )
    existing += added
  }
  await query('vacuum analyze judgment')
}

async function countJudgments(query: (sql: string) => Promise<Record<string, unknown>[]>): Promise<number> {
  const [row] = await query('select count(*) from judgment')
  return Number(row?.count)
}
