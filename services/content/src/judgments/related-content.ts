/** Content related to a judgment, by its category: legal services, articles, and upcoming events. */
import { type Context, getLocalDay, Invalid, startOfDay } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { type Event, publicEvents, soonestFirst } from '../events/event.entity.ts'
import { type LegalService, publicLegalServices } from '../legal-services/legal-service.entity.ts'
import { type BlogPost, newestFirst, publicPosts } from '../posts/post.entity.ts'
import { matchesQuery, orderByRelevance } from '../search/query-conditions.ts'
import { findSubject } from './subjects.ts'

const limit = 3
/** Of how many judgments a request may ask for it: the same articles again for thousands would be a huge answer. */
const maxJudgments = 50

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
export const findRelatedEvents = createFinder<Event>((category, { em, settings: { timeZone } }) => {
  const today = startOfDay(getLocalDay(timeZone), timeZone)
  return publicEvents.list(em, {
    where: {
      $and: [
        matchesQuery<Event>(findSubject(category).searchQuery),
        { status: 'upcoming', eventDate: { $gte: today } },
      ],
    },
    order: soonestFirst,
    limit,
  })
})

/** Searches once a request for each category. */
function createFinder<T>(find: (category: string, context: Context) => Promise<T[]>) {
  const searchesByContext = new WeakMap<Context, { count: number; byCategory: Map<string, Promise<T[]>> }>()
  return async (category: string, context: Context): Promise<T[]> => {
    const searches = searchesByContext.get(context) ?? { count: 0, byCategory: new Map() }
    searchesByContext.set(context, searches)
    searches.count += 1
    if (searches.count > maxJudgments)
      throw new Invalid({ judgments: `Ask this of ${maxJudgments} judgments or fewer at once` })
    const items = searches.byCategory.get(category) ?? find(category, context)
    searches.byCategory.set(category, items)
    return items
  }
}
