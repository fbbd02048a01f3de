/** Where each managed type is found under /api/admin. */
export const paths = {
  BlogPost: 'blog',
  Case: 'cases',
  Event: 'events',
  Judgment: 'judgments',
  TeamMember: 'team',
  LegalService: 'services',
  ConstitutionVersion: 'constitution/versions',
  RelatedDocument: 'related-documents',
} as const
