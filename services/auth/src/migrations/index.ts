/** The migrations of auth, oldest first. */
import type { MigrationObject } from '@mikro-orm/postgresql'
import { InitialSchema } from './2026-11-22-initial-schema.ts'

export const migrations: MigrationObject[] = [{ name: '2026-11-22-initial-schema', class: InitialSchema }]
