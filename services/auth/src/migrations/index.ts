/** The migrations of auth, oldest first. */
import { AuditChain, SearchText } from '@access/service-kit'
import type { MigrationObject } from '@mikro-orm/postgresql'
import { InitialSchema } from './2026-11-22-initial-schema.ts'
import { Roles } from './2026-11-22-roles.ts'
import { SecondFactors } from './2026-11-22-second-factors.ts'
import { UniqueNames } from './2026-11-22-unique-names.ts'
import { PlainEmails } from './2026-11-30-plain-emails.ts'
import { WrongCodes } from './2026-11-30-wrong-codes.ts'

export const migrations: MigrationObject[] = [
  { name: '2026-11-22-initial-schema', class: InitialSchema },
  { name: '2026-11-22-roles', class: Roles },
  { name: '2026-11-22-second-factors', class: SecondFactors },
  { name: '2026-11-22-audit-chain', class: AuditChain },
  { name: '2026-11-22-unique-names', class: UniqueNames },
  { name: '2026-11-30-wrong-codes', class: WrongCodes },
  { name: '2026-11-30-plain-emails', class: PlainEmails },
  { name: '2026-11-30-search-text', class: SearchText },
]
