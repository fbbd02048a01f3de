/** The path of each managed type under /api/admin. */
export const managedPaths = {
  BlogPost: 'blog',
  Case: 'cases',
  Event: 'events',
  Judgment: 'judgments',
  TeamMember: 'team',
  LegalService: 'services',
  ConstitutionVersion: 'constitution/versions',
  RelatedDocument: 'related-documents',
} as const
