/** The groups of results, with their labels, in no order: the search says what comes first. */

export type ResultGroup = {
  /** As the interface calls it. */
  name: string
  /** Over its hits. */
  title: string
  /** In a sentence, one and many. */
  noun: [one: string, many: string]
  /** In the URL. */
  key: string
}

export const resultGroups: readonly ResultGroup[] = [
  { name: 'Guide', title: 'Guides', noun: ['guide', 'guides'], key: 'guides' },
  { name: 'LegalService', title: 'Services', noun: ['service', 'services'], key: 'services' },
  { name: 'Case', title: 'Cases', noun: ['case', 'cases'], key: 'cases' },
  { name: 'BlogPost', title: 'Articles', noun: ['article', 'articles'], key: 'articles' },
  { name: 'Event', title: 'Events', noun: ['event', 'events'], key: 'events' },
  { name: 'TeamMember', title: 'People', noun: ['person', 'people'], key: 'people' },
  { name: 'Judgment', title: 'Judgments', noun: ['judgment', 'judgments'], key: 'judgments' },
  { name: 'Page', title: 'About us and our rules', noun: ['page', 'pages'], key: 'pages' },
]

/** The address of a search, of one group alone when it is named. */
export function buildSearchUrl(searchText: string, key = ''): string {
  const params = new URLSearchParams({ q: searchText })
  if (key) params.set('kind', key)
  return `/search?${params}`
}

/** Where all of a group that was found is listed: judgments have pages of their own for that. */
export const buildAllResultsUrl = ({ key }: ResultGroup, searchText: string) =>
  key === 'judgments'
    ? `/judgments?${new URLSearchParams({ q: searchText })}`
    : buildSearchUrl(searchText, key)

export const formatCount = ({ noun: [one, many] }: ResultGroup, total: number) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`
