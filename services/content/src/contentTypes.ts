/** The content types, one line each. A new one is its folder, a line here, and a migration. */
import { CaseResolver } from './cases/case.resolver.ts'
import { LegalCase, shownCases } from './cases/case.ts'
import { ConstitutionVersionResolver } from './constitution/constitution-version.resolver.ts'
import { ConstitutionVersion, shownVersions } from './constitution/constitution-version.ts'
import { EventResolver } from './events/event.resolver.ts'
import { Event, shownEvents } from './events/event.ts'
import { JudgmentResolver } from './judgments/judgment.resolver.ts'
import { Judgment, shownJudgments } from './judgments/judgment.ts'
import { LegalServiceResolver } from './legal-services/legal-service.resolver.ts'
import { LegalService, shownLegalServices } from './legal-services/legal-service.ts'
import { PostResolver } from './posts/post.resolver.ts'
import { BlogPost, shownPosts } from './posts/post.ts'
import { RelatedDocumentResolver } from './related-documents/related-document.resolver.ts'
import { RelatedDocument, shownDocuments } from './related-documents/related-document.ts'
import { TeamMemberResolver } from './team/team-member.resolver.ts'
import { shownTeamMembers, TeamMember } from './team/team-member.ts'

/** The name in GraphQL, the table, the part of the graph, and what a visitor may see. */
export const contentTypes = [
  { name: 'LegalService', type: LegalService, resolver: LegalServiceResolver, shown: shownLegalServices },
  { name: 'Case', type: LegalCase, resolver: CaseResolver, shown: shownCases },
  { name: 'Judgment', type: Judgment, resolver: JudgmentResolver, shown: shownJudgments },
  { name: 'Event', type: Event, resolver: EventResolver, shown: shownEvents },
  { name: 'BlogPost', type: BlogPost, resolver: PostResolver, shown: shownPosts },
  { name: 'TeamMember', type: TeamMember, resolver: TeamMemberResolver, shown: shownTeamMembers },
  {
    name: 'ConstitutionVersion',
    type: ConstitutionVersion,
    resolver: ConstitutionVersionResolver,
    shown: shownVersions,
  },
  {
    name: 'RelatedDocument',
    type: RelatedDocument,
    resolver: RelatedDocumentResolver,
    shown: shownDocuments,
  },
] as const
