/** One whole item of each content type, as the content service answers it. */
import type { BlogPostDraft } from '../blog/documents.ts'
import type { CaseDraft } from '../cases/documents.ts'
import type { EventDraft } from '../events/documents.ts'
import type { JudgmentDraft } from '../judgments/documents.ts'
import type { TeamMemberDraft } from '../team/documents.ts'

type Stored<Draft> = { id: string } & Required<Draft>

export const aCase = (given: Partial<Stored<CaseDraft>> = {}): Stored<CaseDraft> => ({
  id: '1',
  title: 'Three days without medicine',
  caseNumber: 'ATJ-2026-013',
  category: 'Civil Rights',
  clientInfo: 'Client B.W.',
  legalIssues: 'Medical care in jail',
  assignedAttorney: 'Kwabena Asante-Boyd',
  status: 'pending',
  startDate: '2026-04-27T00:00:00.000Z',
  endDate: null,
  summary: 'A man was held without his medicine.',
  description: 'The bottle had his name on it.',
  outcome: null,
  impactStory: 'He has recovered.',
  isPublic: true,
  isFeatured: false,
  ...given,
})

export const aJudgment = (given: Partial<Stored<JudgmentDraft>> = {}): Stored<JudgmentDraft> => ({
  id: '1',
  title: 'Talbot v. Linden Court Apartments',
  caseNumber: 'NL-App 2026-0087',
  courtName: 'Appeals Court',
  judgeName: 'Judge Per Lindqvist-Amadi',
  judgmentDate: '2024-03-05T00:00:00.000Z',
  parties: 'Corinne Talbot; Linden Court Apartments LLC',
  legalIssues: 'Repairs as a defense to eviction',
  category: 'Housing',
  summary: 'A local practice may not set a price on being heard.',
  fullText: 'Background\n\nMs. Talbot rents two rooms.',
  legalImplications: 'Tenants may speak of repairs first.',
  pdfUrl: null,
  keywords: ['heat', 'repairs'],
  isVisible: true,
  ...given,
})

export const anEvent = (given: Partial<Stored<EventDraft>> = {}): Stored<EventDraft> => ({
  id: '1',
  title: 'Cold Apartment, Warm Evidence',
  description: 'How to document a problem.',
  eventDate: '2024-03-05T22:30:00.000Z',
  eventTime: '5:30 PM',
  duration: '2 hours',
  location: 'Ropewalk Community Hall',
  eventType: 'Know Your Rights Workshop',
  capacity: 45,
  registrationRequired: true,
  featuredImage: null,
  status: 'upcoming',
  ...given,
})

export const aPost = (given: Partial<Stored<BlogPostDraft>> = {}): Stored<BlogPostDraft> => ({
  id: '1',
  title: 'You Got an Eviction Notice',
  slug: 'eviction-notice',
  excerpt: 'A notice is a warning.',
  content: 'A paper taped to your door.',
  featuredImage: null,
  category: 'Know Your Rights',
  tags: ['eviction', 'housing'],
  status: 'published',
  publishDate: '2024-03-05T17:00:00.000Z',
  ...given,
})

export const aMember = (given: Partial<Stored<TeamMemberDraft>> = {}): Stored<TeamMemberDraft> => ({
  id: '1',
  name: 'Ruth Abernathy-Osei',
  photo: null,
  email: 'ruth@example.org',
  phone: '(555) 555-0101',
  designation: 'Executive Director',
  department: 'Administration',
  bio: null,
  qualifications: null,
  expertise: ['Housing policy'],
  displayOrder: 1,
  isActive: true,
  ...given,
})
