/** The content types, one line each. A new one needs its folder, a line here, and a migration. */
import { Invalid, type ManagedItem, type TransferableType } from '@access/service-kit'
import type { ClassType } from 'type-graphql'
import { LegalCase, publicCases } from '../cases/case.entity.ts'
import { CaseResolver } from '../cases/case.resolver.ts'
import { cases } from '../cases/case.rules.ts'
import {
  ConstitutionVersion,
  publicConstitutionVersions,
} from '../constitution/constitution-version.entity.ts'
import { ConstitutionVersionResolver } from '../constitution/constitution-version.resolver.ts'
import { constitutionVersions } from '../constitution/constitution-version.rules.ts'
import type { ManagedType } from '../content-type/managed-type.rules.ts'
import type { PublicQueries } from '../content-type/public-queries.ts'
import { Event, publicEvents } from '../events/event.entity.ts'
import { EventResolver } from '../events/event.resolver.ts'
import { events } from '../events/event.rules.ts'
import { Judgment, publicJudgments } from '../judgments/judgment.entity.ts'
import { JudgmentResolver } from '../judgments/judgment.resolver.ts'
import { judgments } from '../judgments/judgment.rules.ts'
import { LegalService, publicLegalServices } from '../legal-services/legal-service.entity.ts'
import { LegalServiceResolver } from '../legal-services/legal-service.resolver.ts'
import { legalServices } from '../legal-services/legal-service.rules.ts'
import { BlogPost, publicPosts } from '../posts/post.entity.ts'
import { PostResolver } from '../posts/post.resolver.ts'
import { posts } from '../posts/post.rules.ts'
import { publicRelatedDocuments, RelatedDocument } from '../related-documents/related-document.entity.ts'
import { RelatedDocumentResolver } from '../related-documents/related-document.resolver.ts'
import { relatedDocuments } from '../related-documents/related-document.rules.ts'
import { StaticPage } from '../static-pages/static-page.entity.ts'
import { staticPageType } from '../static-pages/static-page.rules.ts'
import { publicTeamMembers, TeamMember } from '../team/team-member.entity.ts'
import { TeamMemberResolver } from '../team/team-member.resolver.ts'
import { teamMembers } from '../team/team-member.rules.ts'

/** A managed type and the entity that stores its items. */
export interface ManagedContentType extends ManagedType {
  Type: ClassType<ManagedItem>
}

interface ContentType extends ManagedContentType {
  resolver: ClassType<object>
  /** Its public queries. */
  visibility: Pick<PublicQueries<ManagedItem>, 'findById'>
}

export const contentTypes: readonly ContentType[] = [
  { ...legalServices, Type: LegalService, resolver: LegalServiceResolver, visibility: publicLegalServices },
  { ...cases, Type: LegalCase, resolver: CaseResolver, visibility: publicCases },
  { ...judgments, Type: Judgment, resolver: JudgmentResolver, visibility: publicJudgments },
  { ...events, Type: Event, resolver: EventResolver, visibility: publicEvents },
  { ...posts, Type: BlogPost, resolver: PostResolver, visibility: publicPosts },
  { ...teamMembers, Type: TeamMember, resolver: TeamMemberResolver, visibility: publicTeamMembers },
  {
    ...constitutionVersions,
    Type: ConstitutionVersion,
    resolver: ConstitutionVersionResolver,
    visibility: publicConstitutionVersions,
  },
  {
    ...relatedDocuments,
    Type: RelatedDocument,
    resolver: RelatedDocumentResolver,
    visibility: publicRelatedDocuments,
  },
]

/** The content types, for export and import. */
export const transferableTypes: readonly TransferableType[] = contentTypes.map(
  ({ typeName, path, itemType, rules, Type, holdsPersonalData = false }) => ({
    ...{ typeName, itemType, rules, Type, holdsPersonalData },
    fileName: path.replaceAll('/', '-'),
  }),
)

/** The type of this name in GraphQL: one of the catalogue, or the fixed pages. Throws `Invalid` for any other name. */
export function findManagedType(name: string): ManagedContentType {
  const managedType = [{ ...staticPageType, Type: StaticPage }, ...contentTypes].find(
    ({ typeName }) => typeName === name,
  )
  if (!managedType)
    throw new Invalid({
      type: `Name one of these: ${contentTypes.map(({ typeName }) => typeName).join(', ')}`,
    })
  return managedType
}
