/** The types of what is found: where each is read, and when it was. */
import { formatLongDate, formatLongLocalDate } from '@access/kit'
import { getServiceAnchor } from '../components/service-anchor.ts'

type ResultType = {
  /** `key` is the id, slug or path by which its page is found. */
  buildUrl(key: string): string
  /** When it was, where that matters. */
  formatDate?(date: string): string
}

export const resultTypes: Record<string, ResultType> = {
  LegalService: { buildUrl: (id) => `/services#${getServiceAnchor(id)}` },
  Case: { buildUrl: (id) => `/cases/${id}` },
  BlogPost: { buildUrl: (slug) => `/blog/${slug}`, formatDate: formatLongLocalDate },
  Event: { buildUrl: (id) => `/events/${id}`, formatDate: formatLongLocalDate },
  TeamMember: { buildUrl: () => '/team' },
  Judgment: { buildUrl: (id) => `/judgments/${id}`, formatDate: formatLongDate },
  PageSection: { buildUrl: (path) => path },
  ConstitutionVersion: {
    buildUrl: () => '/constitution#versions',
    formatDate: formatLongDate,
  },
  RelatedDocument: { buildUrl: () => '/constitution#documents' },
}
