/** The kinds of results, with their labels and URLs. */
import { formatLongDate, formatLongLocalDate } from '@access/kit'
import type { SearchMatchFragment } from './search.generated.ts'

export type ResultKind = {
  /** As the interface calls it. */
  name: string
  /** Over its hits. */
  title: string
  /** In a sentence, one and many. */
  noun: [one: string, many: string]
  /** In the URL. */
  key: string
  buildUrl(result: SearchMatchFragment): string
  /** When it was, where that matters. */
  formatDate?(date: string): string
}

export const resultKinds: readonly ResultKind[] = [
  {
    name: 'LegalService',
    title: 'Services',
    noun: ['service', 'services'],
    key: 'services',
    buildUrl: () => '/services',
  },
  {
    name: 'Case',
    title: 'Cases',
    noun: ['case', 'cases'],
    key: 'cases',
    buildUrl: ({ id }) => `/cases/${id}`,
  },
  {
    name: 'Judgment',
    title: 'Judgments',
    noun: ['judgment', 'judgments'],
    key: 'judgments',
    buildUrl: ({ id }) => `/judgments/${id}`,
    formatDate: formatLongDate,
  },
  {
    name: 'Event',
    title: 'Events',
    noun: ['event', 'events'],
    key: 'events',
    buildUrl: ({ id }) => `/events/${id}`,
    formatDate: formatLongLocalDate,
  },
  {
    name: 'BlogPost',
    title: 'Articles',
    noun: ['article', 'articles'],
    key: 'articles',
    buildUrl: ({ slug, id }) => `/blog/${slug ?? id}`,
    formatDate: formatLongLocalDate,
  },
  {
    name: 'TeamMember',
    title: 'People',
    noun: ['person', 'people'],
    key: 'people',
    buildUrl: () => '/team',
  },
]

/** The address of a search, of one kind alone when it is named. */
export function buildSearchUrl(searchText: string, key = ''): string {
  const params = new URLSearchParams({ q: searchText })
  if (key) params.set('kind', key)
  return `/search?${params}`
}

/** Where all of a kind that was found is listed: judgments have pages of their own for that. */
export const buildAllResultsUrl = ({ key }: ResultKind, searchText: string) =>
  key === 'judgments'
    ? `/judgments?${new URLSearchParams({ q: searchText })}`
    : buildSearchUrl(searchText, key)

export const formatCount = ({ noun: [one, many] }: ResultKind, total: number) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`
