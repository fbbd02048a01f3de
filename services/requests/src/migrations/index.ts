/** The history of the tables, oldest first. */
import type { MigrationObject } from '@mikro-orm/postgresql'
import { FirstTables } from './2026-11-20-first-tables.ts'

export const migrations: MigrationObject[] = [{ name: '2026-11-20-first-tables', class: FirstTables }]
