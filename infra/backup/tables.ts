/** The tables of a service's database, to be written out and read in again. */

import type pg from 'pg'
import { z } from 'zod'

const tableSchema = z.strictObject({
  name: z.string(),
  /** Without generated ones, which the database computes. */
  columns: z.array(z.string()),
  /** Of the primary key. */
  key: z.array(z.string()),
  /** The tables that its foreign keys name. */
  parents: z.array(z.string()),
})
const sequenceSchema = z.strictObject({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })

const contentSchema = z.strictObject({ rows: z.int(), sha256: z.string() })

/** What a backup says of a database. */
export const databaseContentSchema = z.strictObject({
  /** The migrations that had run, the oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ ...tableSchema.shape, ...contentSchema.shape })),
  sequences: z.array(sequenceSchema),
})

export type Table = z.infer<typeof tableSchema>
type Sequence = z.infer<typeof sequenceSchema>
/** How many rows a table has, and the hash of them all in the order of its key. */
export type TableContent = z.infer<typeof contentSchema>
export type DatabaseContent = z.infer<typeof databaseContentSchema>

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const list = (names: string[]) => names.map(quote).join(', ')

/** The tables, parents before their children. The job queue's are left out: it is filled again from the rows. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
      array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  )
  return orderByParents(rows)
}

function orderByParents(tables: Table[]): Table[] {
  const ordered: Table[] = []
  for (let left = tables; left.length > 0; ) {
    const isReady = ({ parents }: Table) =>
      !parents.some((parent) => left.some(({ name }) => name === parent))
    const ready = left.filter(isReady)
    // Tables whose foreign keys go in a circle: in any order, where their constraints are not checked.
    const next = ready.length > 0 ? ready : left
    ordered.push(...next)
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

/** The statement that writes a table out, in the order of its key: equal rows give equal bytes. */
export const formatCopyOut = ({ name, columns, key }: Table) =>
  `copy (select ${list(columns)} from public.${quote(name)} order by ${list(key.length > 0 ? key : columns)}) to stdout`

/** The statement that reads it in again. */
export const formatCopyIn = ({ name, columns }: Table) =>
  `copy public.${quote(name)} (${list(columns)}) from stdin`

/** Keeps migrations from changing the tables while they are read. */
export const formatLock = (tables: Table[]) =>
  `lock table ${tables.map(({ name }) => `public.${quote(name)}`).join(', ')} in access share mode`

export const formatDelete = ({ name }: Table) => `delete from public.${quote(name)}`

export const formatTriggers = ({ name }: Table, state: 'enable' | 'disable') =>
  `alter table public.${quote(name)} ${state} trigger user`

/** Where the sequences are. They move outside of transactions, so never behind the rows of the moment. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const result = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from public.${quote(name)}`,
    )
    sequences.push({ name, ...result.rows[0]! })
  }
  return sequences
}

/** Sets a sequence to where it was. */
export const setSequence = (client: pg.Client, { name, lastValue, isCalled }: Sequence) =>
  client.query('select setval($1::text::regclass, $2::bigint, $3)', [
    `public.${quote(name)}`,
    lastValue,
    isCalled,
  ])

/** The migrations that have run. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by id')
  return rows.map(({ name }) => name)
}
