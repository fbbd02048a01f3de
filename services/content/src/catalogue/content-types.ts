/** The content types, one line each. A new one needs its folder, a line here, and a migration. */
import type { Item } from '@access/service-kit'
import type { ClassType } from 'type-graphql'
import type { z } from 'zod'
import { LegalCase, publicCases } from '../cases/case.entity.ts'
import { CaseResolver } from '../cases/case.resolver.ts'
import { legalCase } from '../cases/case.rules.ts'
import {
  ConstitutionVersion,
  publicConstitutionVersions,
} from '../constitution/constitution-version.entity.ts'
import { ConstitutionVersionResolver } from '../constitution/constitution-version.resolver.ts'
import { constitutionVersion } from '../constitution/constitution-version.rules.ts'
import type { PublicQueries } from '../content-type/public-queries.ts'
import { Event, publicEvents } from '../events/event.entity.ts'
import { EventResolver } from '../events/event.resolver.ts'
import { event } from '../events/event.rules.ts'
import { Judgment, publicJudgments } from '../judgments/judgment.entity.ts'
import { JudgmentResolver } from '../judgments/judgment.resolver.ts'
import { judgment } from '../judgments/judgment.rules.ts'
import { LegalService, publicLegalServices } from '../legal-services/legal-service.entity.ts'
import { LegalServiceResolver } from '../legal-services/legal-service.resolver.ts'
import { legalService } from '../legal-services/legal-service.rules.ts'
import { BlogPost, publicPosts } from '../posts/post.entity.ts'
import { PostResolver } from '../posts/post.resolver.ts'
import { post } from '../posts/post.rules.ts'
import { publicRelatedDocuments, RelatedDocument } from '../related-documents/related-document.entity.ts'
import { RelatedDocumentResolver } from '../related-documents/related-document.resolver.ts'
import { relatedDocument } from '../related-documents/related-document.rules.ts'
import { publicTeamMembers, TeamMember } from '../team/team-member.entity.ts'
import { TeamMemberResolver } from '../team/team-member.resolver.ts'
import { teamMember } from '../team/team-member.rules.ts'

/** One content type. */
interface ContentTypeEntry {
  /** Its name in GraphQL. */
  name: string
  type: ClassType<Item>
  rules: z.ZodType<object>
  resolver: ClassType<object>
  /** Its public queries. */
  visibility: Pick<PublicQueries<Item>, 'findById'>
}

export const contentTypes: readonly ContentTypeEntry[] = [
  createEntry('LegalService', LegalService, legalService, LegalServiceResolver, publicLegalServices),
  createEntry('Case', LegalCase, legalCase, CaseResolver, publicCases),
  createEntry('Judgment', Judgment, judgment, JudgmentResolver, publicJudgments),
  createEntry('Event', Event, event, EventResolver, publicEvents),
  createEntry('BlogPost', BlogPost, post, PostResolver, publicPosts),
  createEntry('TeamMember', TeamMember, teamMember, TeamMemberResolver, publicTeamMembers),
  createEntry(
    'ConstitutionVersion',
    ConstitutionVersion,
    constitutionVersion,
    ConstitutionVersionResolver,
    publicConstitutionVersions,
  ),
  createEntry(
    'RelatedDocument',
    RelatedDocument,
    relatedDocument,
    RelatedDocumentResolver,
    publicRelatedDocuments,
  ),
]

function createEntry<T extends Item>(
  name: string,
  type: ClassType<T>,
  rules: z.ZodType<object>,
  resolver: ClassType<object>,
  visibility: PublicQueries<T>,
): ContentTypeEntry {
  return { name, type, rules, resolver, visibility }
}
