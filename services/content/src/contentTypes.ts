/** The content types, one line each. A new one is its folder, a line here, and a migration. */
import type { Item } from '@access/service-kit'
import type { ClassType } from 'type-graphql'
import type { z } from 'zod'
import { CaseResolver } from './cases/case.resolver.ts'
import { legalCase } from './cases/case.rules.ts'
import { LegalCase, shownCases } from './cases/case.ts'
import { ConstitutionVersionResolver } from './constitution/constitution-version.resolver.ts'
import { constitutionVersion } from './constitution/constitution-version.rules.ts'
import { ConstitutionVersion, shownVersions } from './constitution/constitution-version.ts'
import { EventResolver } from './events/event.resolver.ts'
import { event } from './events/event.rules.ts'
import { Event, shownEvents } from './events/event.ts'
import { JudgmentResolver } from './judgments/judgment.resolver.ts'
import { judgment } from './judgments/judgment.rules.ts'
import { Judgment, shownJudgments } from './judgments/judgment.ts'
import { LegalServiceResolver } from './legal-services/legal-service.resolver.ts'
import { legalService } from './legal-services/legal-service.rules.ts'
import { LegalService, shownLegalServices } from './legal-services/legal-service.ts'
import { PostResolver } from './posts/post.resolver.ts'
import { post } from './posts/post.rules.ts'
import { BlogPost, shownPosts } from './posts/post.ts'
import { RelatedDocumentResolver } from './related-documents/related-document.resolver.ts'
import { relatedDocument } from './related-documents/related-document.rules.ts'
import { RelatedDocument, shownDocuments } from './related-documents/related-document.ts'
import type { Shown } from './shown.ts'
import { TeamMemberResolver } from './team/team-member.resolver.ts'
import { teamMember } from './team/team-member.rules.ts'
import { shownTeamMembers, TeamMember } from './team/team-member.ts'

/** One content type. */
interface ContentTypeLine {
  /** What it is called in GraphQL. */
  name: string
  type: ClassType<Item>
  rules: z.ZodType<object>
  resolver: ClassType<object>
  /** What a visitor may see of it. */
  shown: Pick<Shown<Item>, 'byId'>
}

export const contentTypes: readonly ContentTypeLine[] = [
  line('LegalService', LegalService, legalService, LegalServiceResolver, shownLegalServices),
  line('Case', LegalCase, legalCase, CaseResolver, shownCases),
  line('Judgment', Judgment, judgment, JudgmentResolver, shownJudgments),
  line('Event', Event, event, EventResolver, shownEvents),
  line('BlogPost', BlogPost, post, PostResolver, shownPosts),
  line('TeamMember', TeamMember, teamMember, TeamMemberResolver, shownTeamMembers),
  line(
    'ConstitutionVersion',
    ConstitutionVersion,
    constitutionVersion,
    ConstitutionVersionResolver,
    shownVersions,
  ),
  line('RelatedDocument', RelatedDocument, relatedDocument, RelatedDocumentResolver, shownDocuments),
]

function line<T extends Item>(
  name: string,
  type: ClassType<T>,
  rules: z.ZodType<object>,
  resolver: ClassType<object>,
  shown: Shown<T>,
): ContentTypeLine {
  return { name, type, rules, resolver, shown }
}
