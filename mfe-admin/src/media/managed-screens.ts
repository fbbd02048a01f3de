/** The screen of each content type that may show a file: its path, and what one of its items is called. */
export const managedScreens: Readonly<Record<string, { path: string; noun: string }>> = {
  BlogPost: { path: 'blog', noun: 'blog post' },
  Case: { path: 'cases', noun: 'case' },
  ConstitutionVersion: { path: 'constitution', noun: 'constitution version' },
  Event: { path: 'events', noun: 'event' },
  Judgment: { path: 'judgments', noun: 'judgment' },
  LegalService: { path: 'services', noun: 'service' },
  RelatedDocument: { path: 'related-documents', noun: 'related document' },
  TeamMember: { path: 'team', noun: 'team member' },
}
