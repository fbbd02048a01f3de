/** The sections of a request's page, each a tab in its address, and where in them something is done. */

/** In display order. */
export const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'documents', label: 'Documents' },
  { id: 'messages', label: 'Messages' },
  { id: 'conflicts', label: 'Conflict check' },
  { id: 'screening', label: 'Screening' },
  { id: 'attorney', label: 'Attorney' },
  { id: 'history', label: 'History' },
] as const

export type SectionId = (typeof sections)[number]['id']

/** A card, by the id of its element, and the section it stands in. */
export interface Target {
  section: SectionId
  cardId: string
}

export const targets = {
  assignment: { section: 'overview', cardId: 'assignment' },
  status: { section: 'overview', cardId: 'status' },
  closingReport: { section: 'overview', cardId: 'closing-report' },
  notes: { section: 'overview', cardId: 'notes' },
  caseSheet: { section: 'overview', cardId: 'case-sheet' },
  retention: { section: 'overview', cardId: 'retention' },
  documents: { section: 'documents', cardId: 'documents' },
  messages: { section: 'messages', cardId: 'messages' },
  conflicts: { section: 'conflicts', cardId: 'conflict-check' },
  screening: { section: 'screening', cardId: 'screening' },
  attorney: { section: 'attorney', cardId: 'attorney' },
} as const satisfies Record<string, Target>
