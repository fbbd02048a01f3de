/** Content related to a judgment, by its category: legal services, articles, and upcoming events. */
import type { Context } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import type { Event } from '../events/event.entity.ts'
import { listUpcomingEvents } from '../events/list-events.ts'
import { type LegalService, publicLegalServices } from '../legal-services/legal-service.entity.ts'
import { type BlogPost, newestFirst, publicPosts } from '../posts/post.entity.ts'
import { matchesQuery, orderByRelevance } from '../search/query-conditions.ts'
import { limitJudgments } from './judgment-limit.ts'
import { findSubject } from './subjects.ts'

const limit = 3

/** Public legal services of the category. */
export const findRelatedServices = createFinder<LegalService>((category, { em }) =>
  publicLegalServices.list(em, {
    where: {
      [raw('lower(category)')]: findSubject(category).categories.map((one) => one.toLowerCase()),
    } as FilterQuery<LegalService>,
    limit,
  }),
)

/** Public articles on its subject, the most relevant first. */
export const findRelatedPosts = createFinder<BlogPost>((category, { em }) => {
  const { searchQuery } = findSubject(category)
  return publicPosts.list(em, {
    where: matchesQuery(searchQuery),
    order: [...orderByRelevance<BlogPost>(searchQuery), ...newestFirst],
    limit,
  })
})

/** Upcoming public events on its subject, the soonest first. */
export const findRelatedEvents = createFinder<Event>(async (category, context) => {
  const where = matchesQuery<Event>(findSubject(category).searchQuery)
  return (await listUpcomingEvents(context, { where })).slice(0, limit)
})

/** Searches once a request for each category. */
function createFinder<T>(find: (category: string, context: Context) => Promise<T[]>) {
  const searchesByContext = new WeakMap<Context, Map<string, Promise<T[]>>>()
  return async (category: string, context: Context): Promise<T[]> => {
    limitJudgments(context, find)
    const searches = searchesByContext.get(context) ?? new Map<string, Promise<T[]>>()
    searchesByContext.set(context, searches)
    const items = searches.get(category) ?? find(category, context)
    searches.set(category, items)
    return items
  }
}
