/** The managed content types: each has a screen for administrators, four REST calls and its GraphQL operations. Plain data. */
import { cases } from '../cases/case.managed-type.ts'
import { constitutionVersions } from '../constitution/constitution-version.managed-type.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { events } from '../events/event.managed-type.ts'
import { judgments } from '../judgments/judgment.managed-type.ts'
import { legalServices } from '../legal-services/legal-service.managed-type.ts'
import { posts } from '../posts/post.managed-type.ts'
import { relatedDocuments } from '../related-documents/related-document.managed-type.ts'
import { teamMembers } from '../team/team-member.managed-type.ts'

export type { ManagedType } from '../content-type/managed-type.ts'

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
