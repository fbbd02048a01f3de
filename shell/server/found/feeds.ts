/** Our feeds: what is new, for those who read elsewhere. */
import type { Ask } from './ask.ts'
import type { Entry } from './atom.ts'
import { eventsDocument, newJudgmentsDocument, postsDocument } from './documents.ts'
import { postChangedAt } from './postChangedAt.ts'

type FeedOf = {
  title: string
  subtitle: string
  page: string
  entries(ask: Ask): Promise<Entry[]>
}

/** How many entries a feed holds. */
export const most = 30

/** Each at `/feeds/<name>.xml`. */
export const feeds: Record<'blog' | 'events' | 'judgments', FeedOf> = {
  blog: {
    title: 'Blog',
    subtitle: 'Guides you can use today, and what is new in the law.',
    page: '/blog',
    async entries(ask) {
      const { posts } = await ask(postsDocument)
      return posts.slice(0, most).map((post) => ({
        id: post.id,
        title: post.title,
        path: `/blog/${encodeURIComponent(post.slug)}`,
        published: post.publishDate,
        updated: postChangedAt(post),
        summary: post.excerpt,
        category: post.category,
      }))
    },
  },
  events: {
    title: 'Events',
    subtitle: 'Clinics and workshops near you. All are free.',
    page: '/events',
    async entries(ask) {
      const { events } = await ask(eventsDocument)
      return events.slice(0, most).map(({ id, title, description, eventType, status, updatedAt }) => ({
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
    async entries(ask) {
      const { newest, next } = await ask(newJudgmentsDocument)
      const items = new Map([...newest.items, ...next.items].map((judgment) => [judgment.id, judgment]))
      return [...items.values()]
        .slice(0, most)
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
