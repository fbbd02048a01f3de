/** As many judgments as one wants: those of the demonstration, again and again. */

import type { Product } from '../../run/testing/product.ts'
import { queryServiceRows } from '../../run/testing/product-database.ts'

/**
 * Copies a product's judgments in its database until there are so many: the import would take most of the run. The
 * copies have other titles, case numbers and dates, and no word that the dictionary does not have.
 */
export async function growJudgments({ dataDir }: Product, count: number): Promise<void> {
  const query = (sql: string, values: unknown[] = []) => queryServiceRows(dataDir, 'content', sql, values)
  const insert = await buildInsert(query)
  await query('alter table judgment disable trigger dictionary_after_insert')
  let next = await countJudgments(query)
  // Each of the two processors of a small machine has its share.
  const insertBatches = async () => {
    while (next < count) {
      const from = next
      next = Math.min(from + batchSize, count)
      await query(insert, [from, next - 1])
    }
  }
  await Promise.all([insertBatches(), insertBatches()])
  await query('alter table judgment enable trigger dictionary_after_insert')
  await query('vacuum analyze judgment')
}

const batchSize = 10_000

/** Inserts the copies with the numbers from $1 to $2. */
async function buildInsert(query: (sql: string) => Promise<Record<string, unknown>[]>): Promise<string> {
  const columns = await query(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = 'judgment' and is_generated = 'NEVER'`,
  )
  const replacements: Record<string, string> = {
    id: 'gen_random_uuid()',
    title: "left(title || ' ' || number, 200)",
    case_number: "'M-' || number",
    judgment_date: 'judgment_date - (number % 3650)::integer',
  }
  const names = columns.map(({ name }) => String(name))
  const values = names.map((name) => replacements[name] ?? `"${name}"`)
  // By identifiers alone, so that each number finds its original by a hash.
  return `with original as materialized (
      select id as original_id, row_number() over (order by id) - 1 as position
      from judgment where case_number is null or case_number not like 'M-%' order by id limit 5000
    ), total as materialized (select count(*) as total from original)
    insert into judgment (${names.map((name) => `"${name}"`).join(', ')})
    select ${values.join(', ')}
    from (
      select number, number % (select total from total) as position
      from generate_series($1::bigint, $2::bigint) number
    ) numbered
    join original using (position)
    join judgment on judgment.id = original_id`
}

async function countJudgments(query: (sql: string) => Promise<Record<string, unknown>[]>): Promise<number> {
  const [row] = await query('select count(*) from judgment')
  return Number(row?.count)
}
