/** The history of auth's tables, oldest first. */
import type { MigrationObject } from '@mikro-orm/postgresql'
import { FirstTables } from './2026-11-20-first-tables.ts'
import { ActivityFields } from './2026-11-21-activity-fields.ts'
import { Invitations } from './2026-11-21-invitations.ts'

export const migrations: MigrationObject[] = [
  { name: '2026-11-20-first-tables', class: FirstTables },
  { name: '2026-11-21-activity-fields', class: ActivityFields },
  { name: '2026-11-21-invitations', class: Invitations },
]
