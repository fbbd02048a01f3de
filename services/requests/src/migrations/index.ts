/** The migrations of requests, oldest first. */
import { AuditLog, SearchText } from '@access/service-kit'
import type { MigrationObject } from '@mikro-orm/postgresql'
import { CourtDates } from './court-dates.ts'
import { InitialSchema } from './initial-schema.ts'
import { MessageKinds } from './message-kinds.ts'
import { TextUpdates } from './text-updates.ts'

export const migrations: MigrationObject[] = [
  { name: 'search-text', class: SearchText },
  { name: 'audit-log', class: AuditLog },
  { name: 'initial-schema', class: InitialSchema },
  { name: 'court-dates', class: CourtDates },
  { name: 'text-updates', class: TextUpdates },
  { name: 'message-kinds', class: MessageKinds },
]
