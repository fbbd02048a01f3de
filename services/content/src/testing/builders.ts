/** The builders of all managed types. */
export { buildCase } from '../cases/case.examples.ts'
export { buildConstitutionVersion } from '../constitution/constitution-version.examples.ts'
export { buildEvent } from '../events/event.examples.ts'
export { buildJudgment } from '../judgments/judgment.examples.ts'
export { buildLegalService } from '../legal-services/legal-service.examples.ts'
export { buildPost } from '../posts/post.examples.ts'
export { buildRelatedDocument } from '../related-documents/related-document.examples.ts'
export { buildTeamMember } from '../team/team-member.examples.ts'
