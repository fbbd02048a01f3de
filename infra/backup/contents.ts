/** What a backup says of itself, encrypted: the tables that it holds, and the keys that what is in them needs. */

import { text } from 'node:stream/consumers'
import type { Secrets, ServiceName } from '../run/secrets.ts'
import { readPart } from './encrypted-part.ts'

export const contentsPart = 'contents.age'

export interface Table {
  name: string
  /** Without generated ones, which the database computes. */
  columns: string[]
  rows: number
}

export interface SchemaContents {
  /** The migrations that had run, the oldest first. */
  migrations: string[]
  /** Parents before their children. */
  tables: Table[]
  /** Where the sequences stood that had been used. */
  sequences: { name: string; value: string }[]
}

export interface Contents {
  schemas: Record<ServiceName, SchemaContents>
  /**
   * A restored audit log would not fit its chain without them, and authenticator apps would not match. The encryption
   * keys are on the recovery sheet alone.
   */
  secrets: Pick<Secrets, 'auditKey' | 'secondFactorKey'>
}

/** The name of the file with a table's rows. */
export const getTablePart = (schema: string, table: string): string => `${schema}/${table}.age`

/** Those of a backup that was verified. */
export const readContents = async (folder: string, identity: string): Promise<Contents> =>
  JSON.parse(await readPart(folder, contentsPart, identity, text))

/** `65 tables with 1200 rows`. */
export function describeContents({ schemas }: Contents): string {
  const tables = Object.values(schemas).flatMap((schema) => schema.tables)
  return `${tables.length} tables with ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`
}
