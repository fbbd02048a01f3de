/** What is found, kind by kind: what it is called, and where one reads it. */
import { longDate, longMoment } from '@access/kit'
import type { SearchHit } from './documents.ts'

export type Kind = {
  /** As the interface calls it. */
  name: string
  /** Over its hits. */
  title: string
  /** In a sentence, one and many. */
  noun: [one: string, many: string]
  /** In the address. */
  key: string
  addressOf(hit: SearchHit): string
  /** When it was, where that matters. */
  when?(date: string): string
}

export const kinds: readonly Kind[] = [
  {
    name: 'LegalService',
    title: 'Services',
    noun: ['service', 'services'],
    key: 'services',
    addressOf: () => '/services',
  },
  {
    name: 'Case',
    title: 'Cases',
    noun: ['case', 'cases'],
    key: 'cases',
    addressOf: ({ id }) => `/cases/${id}`,
  },
  {
    name: 'Judgment',
    title: 'Judgments',
    noun: ['judgment', 'judgments'],
    key: 'judgments',
    addressOf: ({ id }) => `/judgments/${id}`,
    when: longDate,
  },
  {
    name: 'Event',
    title: 'Events',
    noun: ['event', 'events'],
    key: 'events',
    addressOf: ({ id }) => `/events/${id}`,
    when: longMoment,
  },
  {
    name: 'BlogPost',
    title: 'Articles',
    noun: ['article', 'articles'],
    key: 'articles',
    addressOf: ({ slug, id }) => `/blog/${slug ?? id}`,
    when: longMoment,
  },
  {
    name: 'TeamMember',
    title: 'People',
    noun: ['person', 'people'],
    key: 'people',
    addressOf: () => '/team',
  },
]

/** The address of a search, of one kind alone when it is named. */
export function searchAddress(words: string, key = ''): string {
  const params = new URLSearchParams({ q: words })
  if (key) params.set('kind', key)
  return `/search?${params}`
}

/** Where all of a kind that was found is listed: judgments have pages of their own for that. */
export const allOf = ({ key }: Kind, words: string) =>
  key === 'judgments' ? `/judgments?${new URLSearchParams({ q: words })}` : searchAddress(words, key)

export const countOf = ({ noun: [one, many] }: Kind, total: number) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`
