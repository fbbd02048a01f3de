/** Our feeds: what is new, for those who read elsewhere. */
import type { Ask } from './ask.ts'
import type { Entry } from './atom.ts'
import { eventsDocument, newJudgmentsDocument, postsDocument } from './documents.ts'

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
      return posts.slice(0, most).map(({ id, title, slug, excerpt, category, publishDate }) => ({
        id,
        title,
        path: `/blog/${encodeURIComponent(slug)}`,
        updated: publishDate,
        summary: excerpt,
        category,
      }))
    },
  },
  events: {
    title: 'Events',
    subtitle: 'Clinics and workshops near you. All are free.',
    page: '/events',
    // When an event was announced is not told to visitors, so an entry carries the day on which it takes place.
    async entries(ask) {
      const { events } = await ask(eventsDocument)
      return events.slice(0, most).map(({ id, title, description, eventDate, eventType, status }) => ({
        id,
        title: status === 'cancelled' ? `Cancelled: ${title}` : title,
        path: `/events/${id}`,
        updated: eventDate,
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
        .map(({ id, title, courtName, judgmentDate, category, summary }) => ({
          id,
          title: `${title} (${courtName})`,
          path: `/judgments/${id}`,
          updated: judgmentDate,
          summary,
          category,
        }))
    },
  },
}
