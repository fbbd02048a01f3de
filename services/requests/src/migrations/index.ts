/** The history of the tables, oldest first. */
import type { MigrationObject } from '@mikro-orm/postgresql'
import { FirstTables } from './2026-11-20-first-tables.ts'
import { ActivityFields } from './2026-11-21-activity-fields.ts'
import { Answering } from './2026-11-21-answering.ts'
import { Conflicts } from './2026-11-21-conflicts.ts'
import { Documents } from './2026-11-21-documents.ts'
import { FrontDesk } from './2026-11-21-front-desk.ts'
import { Letters } from './2026-11-21-letters.ts'
import { Matching } from './2026-11-21-matching.ts'
import { OfficeIsKept } from './2026-11-21-office.ts'
import { Outbox } from './2026-11-21-outbox.ts'
import { Places } from './2026-11-21-places.ts'
import { Queue } from './2026-11-21-queue.ts'
import { Screening } from './2026-11-21-screening.ts'
import { Standing } from './2026-11-21-standing.ts'
import { DemoItems } from './2026-11-22-demo-items.ts'
import { GuidelineSource } from './2026-11-22-guideline-source.ts'
import { Traces } from './2026-11-22-traces.ts'
import { Versions } from './2026-11-22-versions.ts'

export const migrations: MigrationObject[] = [
  { name: '2026-11-20-first-tables', class: FirstTables },
  { name: '2026-11-21-outbox', class: Outbox },
  { name: '2026-11-21-documents', class: Documents },
  { name: '2026-11-21-standing', class: Standing },
  { name: '2026-11-21-places', class: Places },
  { name: '2026-11-21-activity-fields', class: ActivityFields },
  { name: '2026-11-21-office', class: OfficeIsKept },
  { name: '2026-11-21-front-desk', class: FrontDesk },
  { name: '2026-11-21-answering', class: Answering },
  { name: '2026-11-21-queue', class: Queue },
  { name: '2026-11-21-letters', class: Letters },
  { name: '2026-11-21-screening', class: Screening },
  { name: '2026-11-21-matching', class: Matching },
  { name: '2026-11-21-conflicts', class: Conflicts },
  { name: '2026-11-22-guideline-source', class: GuidelineSource },
  { name: '2026-11-22-traces', class: Traces },
  { name: '2026-11-22-demo-items', class: DemoItems },
  { name: '2026-11-22-versions', class: Versions },
]
