/** The migrations of content, oldest first. */
import { AuditLog, SearchText } from '@access/service-kit'
import type { MigrationObject } from '@mikro-orm/postgresql'
import { ExtraPages } from './extra-pages.ts'
import { FooterAndExit } from './footer-and-exit.ts'
import { GuideDetails } from './guide-details.ts'
import { InitialSchema } from './initial-schema.ts'
import { JudgmentJudges } from './judgment-judges.ts'
import { JudgmentRecords } from './judgment-records.ts'
import { JudgmentSlugs } from './judgment-slugs.ts'
import { RequestAreas } from './request-areas.ts'
import { Search } from './search.ts'

export const migrations: MigrationObject[] = [
  { name: 'search-text', class: SearchText },
  { name: 'audit-log', class: AuditLog },
  { name: 'initial-schema', class: InitialSchema },
  { name: 'search', class: Search },
  { name: 'judgment-records', class: JudgmentRecords },
  { name: 'request-areas', class: RequestAreas },
  { name: 'judgment-slugs', class: JudgmentSlugs },
  { name: 'judgment-judges', class: JudgmentJudges },
  { name: 'footer-and-exit', class: FooterAndExit },
  { name: 'guide-details', class: GuideDetails },
  { name: 'extra-pages', class: ExtraPages },
]
