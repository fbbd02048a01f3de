/** Our feeds: what is new, for feed readers. */

import type { QueryGateway } from '../gateway/gateway-query.ts'
import type { FeedEntry } from './atom.ts'
import {
  FeedEventsDocument,
  FeedJudgmentsDocument,
  type FeedPostFragment,
  FeedPostsDocument,
} from './feeds.generated.ts'

/** What a feed is filtered by, as in the address of its page. */
type Filters = Record<string, string>

type FeedDefinition = {
  title: string
  subtitle: string
  page: string
  /** The parameters of its page by which it can be filtered: then it is the feed of a search. */
  filterNames: readonly string[]
  listEntries(query: QueryGateway, filters: Filters): Promise<FeedEntry[]>
}

/** How many entries a feed holds. */
export const maxEntries = 30

/** A search reads no more of a text. */
const maxFilterLength = 200

/** Those of the feed's filters that an address has. */
export function readFilters({ filterNames }: FeedDefinition, params: URLSearchParams): Filters {
  const filters = filterNames.map((name) => [
    name,
    (params.get(name) ?? '').trim().slice(0, maxFilterLength).toWellFormed(),
  ])
  return Object.fromEntries(filters.filter(([, value]) => value))
}

/** Each at `/feeds/<name>.xml`. */
export const feeds: Record<'blog' | 'events' | 'judgments', FeedDefinition> = {
  blog: {
    title: 'Blog',
    subtitle: 'Guides you can use today, and what is new in the law.',
    page: '/blog',
    filterNames: [],
    async listEntries(query) {
      const { posts } = await query(FeedPostsDocument)
      return posts.slice(0, maxEntries).map((post) => ({
        id: post.id,
        title: post.title,
        path: `/blog/${encodeURIComponent(post.slug)}`,
        published: post.publishedAt,
        updated: getPostUpdatedAt(post),
        summary: post.excerpt,
        category: post.category,
      }))
    },
  },
  events: {
    title: 'Events',
    subtitle: 'Clinics and workshops near you. All are free.',
    page: '/events',
    filterNames: [],
    async listEntries(query) {
      const { events } = await query(FeedEventsDocument)
      return events.slice(0, maxEntries).map(({ id, title, description, eventType, status, updatedAt }) => ({
        id,
        title: status === 'cancelled' ? `Cancelled: ${title}` : title,
        path: `/events/${id}`,
        updated: updatedAt,
        summary: description,
        category: eventType,
      }))
    },
  },
  judgments: {
    title: 'Judgments',
    subtitle: 'Decisions that shape everyday rights.',
    page: '/judgments',
    filterNames: ['q', 'category', 'court'],
    async listEntries(query, { q: search, ...filters }) {
      const { newest, next } = await query(FeedJudgmentsDocument, { search, ...filters })
      const items = new Map([...newest.items, ...next.items].map((judgment) => [judgment.id, judgment]))
      return [...items.values()]
        .slice(0, maxEntries)
        .map(({ id, slug, title, courtName, category, summary, updatedAt }) => ({
          id,
          title: `${title} (${courtName})`,
          path: `/judgments/${slug}`,
          updated: updatedAt,
          summary,
          category,
        }))
    },
  },
}

/** When a post last changed for its readers: a scheduled one is new when it becomes visible, whenever it was written. */
export const getPostUpdatedAt = ({ publishedAt, updatedAt }: FeedPostFragment) =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt
