/** The types of what is found: where each is read, and when it was. */
import { buildServiceUrl } from '../components/service-anchor.ts'

type ResultType = {
  /** `key` is the id, slug or path by which its page is found. */
  buildUrl(key: string): string
  /** Whether it matters when it was. */
  isDated?: true
}

export const resultTypes: Record<string, ResultType> = {
  LegalService: { buildUrl: buildServiceUrl },
  Case: { buildUrl: (id) => `/cases/${id}` },
  BlogPost: { buildUrl: (slug) => `/blog/${slug}`, isDated: true },
  Event: { buildUrl: (id) => `/events/${id}`, isDated: true },
  TeamMember: { buildUrl: () => '/team' },
  Judgment: { buildUrl: (slug) => `/judgments/${slug}`, isDated: true },
  PageSection: { buildUrl: (path) => path },
  ConstitutionVersion: {
    buildUrl: () => '/constitution#versions',
    isDated: true,
  },
  RelatedDocument: { buildUrl: () => '/constitution#documents' },
}
