/** The rows that one submission writes, seen by triggers while it is made. */

import type pg from 'pg'

/** A value with the type of its column. */
export interface CapturedValue {
  column: string
  type: string
  /** As PostgreSQL writes it; null for none. */
  text: string | null
  /** Whether its column is in a unique index: a second row needs another value. */
  isUnique: boolean
}

/** A row of a table, and the copy of that table which rows like it may be written to. */
export interface CapturedRow {
  table: string
  values: CapturedValue[]
}

interface Table {
  schema: string
  name: string
}

/** What a table is called in a schema of ours, where those of several schemas are together. */
const formatName = ({ schema, name }: Table) => `"${schema}.${name}"`

/** Schemas of our own in the database of a product that is measured: what is seen, and empty copies of tables. */
const seen = 'bench_seen'
const copies = 'bench'

/**
 * Makes a submission and returns the rows that its transaction inserted: those of the transaction with the most, since
 * a job may write some at the same moment. For each table there is an empty copy with its indexes, without its
 * triggers and foreign keys.
 */
export async function captureRows(client: pg.Client, submit: () => Promise<unknown>): Promise<CapturedRow[]> {
  const tables = await listTables(client)
  await createTriggers(client, tables)
  try {
    await submit()
    const rows = await readRows(client, tables)
    for (const each of tables) {
      const { schema, name } = each
      if (!rows.some(({ table }) => table === `${copies}.${formatName(each)}`)) continue
      await client.query(
        `create table ${copies}.${formatName(each)} (like "${schema}"."${name}" including defaults including generated including identity including indexes including storage)`,
      )
    }
    return rows
  } finally {
    await client.query(
      `drop function if exists ${seen}.capture cascade; drop schema if exists ${seen} cascade`,
    )
  }
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1, 2`,
  )
  return rows
}

async function createTriggers(client: pg.Client, tables: Table[]): Promise<void> {
  await client.query(`
    drop schema if exists ${copies} cascade;
    create schema ${copies};
    create schema ${seen};
    create sequence ${seen}.position;
    create function ${seen}.capture() returns trigger language plpgsql security definer as $$
      begin
        execute format('insert into ${seen}.%I select txid_current(), nextval(''${seen}.position''), ($1).*',
          tg_table_schema || '.' || tg_table_name) using new;
        return new;
      end $$`)
  for (const each of tables) {
    const { schema, name } = each
    await client.query(`
      create table ${seen}.${formatName(each)} (bench_transaction bigint, bench_position bigint, like "${schema}"."${name}");
      create trigger bench_capture after insert on "${schema}"."${name}"
        for each row execute function ${seen}.capture()`)
  }
}

async function readRows(client: pg.Client, tables: Table[]): Promise<CapturedRow[]> {
  const all: { transaction: string; position: number; row: CapturedRow }[] = []
  for (const each of tables) {
    const { schema, name } = each
    const columns = await listColumns(client, schema, name)
    if (columns.length === 0) continue
    const { rows } = await client.query({
      text: `select bench_transaction, bench_position, ${columns.map(({ column }) => `"${column}"::text`).join(', ')}
             from ${seen}.${formatName(each)}`,
      rowMode: 'array',
    })
    for (const [transaction, position, ...texts] of rows) {
      const values = columns.map((column, index) => ({ ...column, text: texts[index] as string | null }))
      all.push({
        transaction,
        position: Number(position),
        row: { table: `${copies}.${formatName(each)}`, values },
      })
    }
  }
  const transactions = Map.groupBy(all, ({ transaction }) => transaction)
  const [largest = []] = [...transactions.values()].toSorted((one, other) => other.length - one.length)
  return largest.toSorted((one, other) => one.position - other.position).map(({ row }) => row)
}

/** The columns that an insert names: neither computed ones nor those of sequences. */
async function listColumns(
  client: pg.Client,
  schema: string,
  table: string,
): Promise<Omit<CapturedValue, 'text'>[]> {
  const { rows } = await client.query(
    `select attname as column, format_type(atttypid, atttypmod) as type,
       exists (select from pg_index where indrelid = attrelid and indisunique and attnum = any (indkey)) as "isUnique"
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = format('%I.%I', $1::text, $2::text)::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = ''
       and coalesce(pg_get_expr(adbin, adrelid) not like 'nextval(%', true)
     order by attnum`,
    [schema, table],
  )
  return rows
}
