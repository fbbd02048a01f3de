/** The types of what is found: where each is read, and what it is called. */
import { formatLongDate, formatLongLocalDate } from '@access/kit'
import { getServiceAnchor } from '../components/service-anchor.ts'

type ResultType = {
  /** What one of them is called. */
  label: string
  /** `key` is the id, slug or path by which its page is found. */
  buildUrl(key: string): string
  /** When it was, where that matters. */
  formatDate?(date: string): string
}

export const resultTypes: Record<string, ResultType> = {
  LegalService: { label: 'Service', buildUrl: (id) => `/services#${getServiceAnchor(id)}` },
  Case: { label: 'Case', buildUrl: (id) => `/cases/${id}` },
  BlogPost: { label: 'Article', buildUrl: (slug) => `/blog/${slug}`, formatDate: formatLongLocalDate },
  Event: { label: 'Event', buildUrl: (id) => `/events/${id}`, formatDate: formatLongLocalDate },
  TeamMember: { label: 'Person', buildUrl: () => '/team' },
  Judgment: { label: 'Judgment', buildUrl: (id) => `/judgments/${id}`, formatDate: formatLongDate },
  PageSection: { label: 'Page', buildUrl: (path) => path },
  ConstitutionVersion: {
    label: 'Version',
    buildUrl: () => '/constitution#versions',
    formatDate: formatLongDate,
  },
  RelatedDocument: { label: 'Document', buildUrl: () => '/constitution#documents' },
}
