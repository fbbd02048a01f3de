/** Our feeds: what is new, for feed readers. */

import type { FeedEntry } from './atom.ts'
import { FeedEventsDocument, FeedJudgmentsDocument, FeedPostsDocument } from './feeds.generated.ts'
import type { QueryGateway } from './gateway-query.ts'
import { getPostUpdatedAt } from './post-updated-at.ts'

type FeedDefinition = {
  title: string
  subtitle: string
  page: string
  listEntries(query: QueryGateway): Promise<FeedEntry[]>
}

/** How many entries a feed holds. */
export const maxEntries = 30

/** Each at `/feeds/<name>.xml`. */
export const feeds: Record<'blog' | 'events' | 'judgments', FeedDefinition> = {
  blog: {
    title: 'Blog',
    subtitle: 'Guides you can use today, and what is new in the law.',
    page: '/blog',
    async listEntries(query) {
      const { posts } = await query(FeedPostsDocument)
      return posts.slice(0, maxEntries).map((post) => ({
        id: post.id,
        title: post.title,
        path: `/blog/${encodeURIComponent(post.slug)}`,
        published: post.publishDate,
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
    subtitle: 'Decisions that shape everyday rights, with a plain summary of each.',
    page: '/judgments',
    async listEntries(query) {
      const { newest, next } = await query(FeedJudgmentsDocument)
      const items = new Map([...newest.items, ...next.items].map((judgment) => [judgment.id, judgment]))
      return [...items.values()]
        .slice(0, maxEntries)
        .map(({ id, title, courtName, category, summary, updatedAt }) => ({
          id,
          title: `${title} (${courtName})`,
          path: `/judgments/${id}`,
          updated: updatedAt,
          summary,
          category,
        }))
    },
  },
}
