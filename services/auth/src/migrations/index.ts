/** The migrations of auth, oldest first. */
import { AuditChain } from '@access/service-kit'
import type { MigrationObject } from '@mikro-orm/postgresql'
import { InitialSchema } from './2026-11-22-initial-schema.ts'
import { Roles } from './2026-11-22-roles.ts'
import { SecondFactors } from './2026-11-22-second-factors.ts'
import { UniqueNames } from './2026-11-22-unique-names.ts'

export const migrations: MigrationObject[] = [
  { name: '2026-11-22-initial-schema', class: InitialSchema },
  { name: '2026-11-22-roles', class: Roles },
  { name: '2026-11-22-second-factors', class: SecondFactors },
  { name: '2026-11-22-audit-chain', class: AuditChain },
  { name: '2026-11-22-unique-names', class: UniqueNames },
]
