/** The managed content types: each has a screen for administrators, four REST calls and its GraphQL operations. Plain data. */
import { cases } from '../cases/case.rules.ts'
import { constitutionVersions } from '../constitution/constitution-version.rules.ts'
import type { ManagedType } from '../content-type/managed-type.rules.ts'
import { events } from '../events/event.rules.ts'
import { judgments } from '../judgments/judgment.rules.ts'
import { legalServices } from '../legal-services/legal-service.rules.ts'
import { posts } from '../posts/post.rules.ts'
import { relatedDocuments } from '../related-documents/related-document.rules.ts'
import { teamMembers } from '../team/team-member.rules.ts'

export type { ManagedType } from '../content-type/managed-type.rules.ts'

export const catalogue: readonly ManagedType[] = [
  posts,
  cases,
  events,
  judgments,
  teamMembers,
  legalServices,
  constitutionVersions,
  relatedDocuments,
]
