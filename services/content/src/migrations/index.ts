/** The migrations of content, oldest first. */
import { AuditChain } from '@access/service-kit'
import type { MigrationObject } from '@mikro-orm/postgresql'
import { InitialSchema } from './2026-11-22-initial-schema.ts'
import { Pictures } from './2026-11-22-pictures.ts'
import { JudgmentGrowth } from './2026-11-23-judgment-growth.ts'
import { WritingMany } from './2026-11-23-writing-many.ts'
import { JudgmentPageContents } from './2026-11-26-judgment-page-contents.ts'
import { SiteSearch } from './2026-11-26-site-search.ts'
import { Editing } from './2026-11-28-editing.ts'
import { Identity } from './2026-11-28-identity.ts'
import { PrintedDocuments } from './2026-11-28-printed-documents.ts'
import { ReferralResources } from './2026-11-28-referral-resources.ts'
import { StaticPages } from './2026-11-28-static-pages.ts'
import { CitationsAsWritten } from './2026-11-30-citations-as-written.ts'
import { DaysOfEvents } from './2026-11-30-days-of-events.ts'
import { FederalDockets } from './2026-11-30-federal-dockets.ts'
import { SearchWords } from './2026-11-30-search-words.ts'

export const migrations: MigrationObject[] = [
  { name: '2026-11-22-initial-schema', class: InitialSchema },
  { name: '2026-11-22-pictures', class: Pictures },
  { name: '2026-11-22-audit-chain', class: AuditChain },
  { name: '2026-11-23-judgment-growth', class: JudgmentGrowth },
  { name: '2026-11-23-writing-many', class: WritingMany },
  { name: '2026-11-26-site-search', class: SiteSearch },
  { name: '2026-11-26-judgment-page-contents', class: JudgmentPageContents },
  { name: '2026-11-28-editing', class: Editing },
  { name: '2026-11-28-identity', class: Identity },
  { name: '2026-11-28-static-pages', class: StaticPages },
  { name: '2026-11-28-printed-documents', class: PrintedDocuments },
  { name: '2026-11-28-referral-resources', class: ReferralResources },
  { name: '2026-11-30-citations-as-written', class: CitationsAsWritten },
  { name: '2026-11-30-search-words', class: SearchWords },
  { name: '2026-11-30-days-of-events', class: DaysOfEvents },
  { name: '2026-11-30-federal-dockets', class: FederalDockets },
]
