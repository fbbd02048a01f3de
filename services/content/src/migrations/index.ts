/** The history of content's tables, oldest first. */
import type { MigrationObject } from '@mikro-orm/postgresql'
import { FirstTables } from './2026-11-20-first-tables.ts'
import { WordsAreFound } from './2026-11-20-words-are-found.ts'
import { ActivityFields } from './2026-11-21-activity-fields.ts'
import { Files } from './2026-11-21-files.ts'
import { ManagedDocuments } from './2026-11-21-managed-documents.ts'
import { OrganisationIsSet } from './2026-11-21-organisation.ts'
import { ThousandsAreListed } from './2026-11-21-thousands-are-listed.ts'
import { Versions } from './2026-11-21-versions.ts'
import { DemoItems } from './2026-11-22-demo-items.ts'

export const migrations: MigrationObject[] = [
  { name: '2026-11-20-first-tables', class: FirstTables },
  { name: '2026-11-20-words-are-found', class: WordsAreFound },
  { name: '2026-11-21-versions', class: Versions },
  { name: '2026-11-21-activity-fields', class: ActivityFields },
  { name: '2026-11-21-organisation', class: OrganisationIsSet },
  { name: '2026-11-21-managed-documents', class: ManagedDocuments },
  { name: '2026-11-21-files', class: Files },
  { name: '2026-11-21-thousands-are-listed', class: ThousandsAreListed },
  { name: '2026-11-22-demo-items', class: DemoItems },
]
