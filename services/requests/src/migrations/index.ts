/** The history of the tables, oldest first. */
import { AuditChain, SearchText } from '@access/service-kit'
import type { MigrationObject } from '@mikro-orm/postgresql'
import { AccessTokens } from './2026-11-22-access-tokens.ts'
import { ActiveContent } from './2026-11-22-active-content.ts'
import { CreateErasure } from './2026-11-22-erasure.ts'
import { InitialSchema } from './2026-11-22-initial-schema.ts'
import { RegistrationEmails } from './2026-11-22-registration-emails.ts'
import { RequestOpenings } from './2026-11-22-request-openings.ts'
import { UploadQuotas } from './2026-11-22-upload-quotas.ts'
import { SearchSubscriptions } from './2026-11-26-search-subscriptions.ts'
import { QueueViews } from './2026-11-27-queue.ts'
import { Absences } from './2026-11-28-absences.ts'
import { ClosingReports } from './2026-11-28-closing-reports.ts'
import { MessageTemplates } from './2026-11-28-message-templates.ts'
import { CreateNotifications } from './2026-11-28-notifications.ts'
import { CreateRequestPresence } from './2026-11-28-request-presence.ts'
import { RequestStatistics } from './2026-11-28-request-statistics.ts'
import { EventTitles } from './2026-11-29-event-titles.ts'
import { PossibleDuplicates } from './2026-11-29-possible-duplicates.ts'
import { EmailClients } from './2026-11-30-email-clients.ts'
import { EmailRecipients } from './2026-11-30-email-recipients.ts'
import { MessageConfirmations } from './2026-11-30-message-confirmations.ts'
import { PublicChanges } from './2026-11-30-public-changes.ts'

export const migrations: MigrationObject[] = [
  { name: '2026-11-22-initial-schema', class: InitialSchema },
  { name: '2026-11-22-active-content', class: ActiveContent },
  { name: '2026-11-22-upload-quotas', class: UploadQuotas },
  { name: '2026-11-22-erasure', class: CreateErasure },
  { name: '2026-11-22-access-tokens', class: AccessTokens },
  { name: '2026-11-22-registration-emails', class: RegistrationEmails },
  { name: '2026-11-22-request-openings', class: RequestOpenings },
  { name: '2026-11-22-audit-chain', class: AuditChain },
  { name: '2026-11-26-search-subscriptions', class: SearchSubscriptions },
  { name: '2026-11-27-queue', class: QueueViews },
  { name: '2026-11-28-request-presence', class: CreateRequestPresence },
  { name: '2026-11-28-notifications', class: CreateNotifications },
  { name: '2026-11-28-request-statistics', class: RequestStatistics },
  { name: '2026-11-28-message-templates', class: MessageTemplates },
  { name: '2026-11-28-absences', class: Absences },
  { name: '2026-11-28-closing-reports', class: ClosingReports },
  { name: '2026-11-29-event-titles', class: EventTitles },
  { name: '2026-11-29-possible-duplicates', class: PossibleDuplicates },
  { name: '2026-11-30-message-confirmations', class: MessageConfirmations },
  { name: '2026-11-30-email-recipients', class: EmailRecipients },
  { name: '2026-11-30-public-changes', class: PublicChanges },
  { name: '2026-11-30-search-text', class: SearchText },
  { name: '2026-11-30-email-clients', class: EmailClients },
]
