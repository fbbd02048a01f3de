/** Content related to a judgment, by its category, as fields of it: legal services, articles, and upcoming events. */
import type { Context } from '@access/service-kit'
import {
  findPracticeArea,
  type PracticeAreaName,
} from '@access/service-kit/practice-areas/practice-areas.rules'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { Event } from '../events/event.entity.ts'
import { listUpcomingEvents } from '../events/list-events.ts'
import { LegalService, publicLegalServices } from '../legal-services/legal-service.entity.ts'
import { BlogPost, newestFirst, publicPosts } from '../posts/post.entity.ts'
import { matchesQuery, orderByRelevance } from '../search/query-conditions.ts'
import { Judgment } from './judgment.entity.ts'
import { limitJudgments } from './judgment-limit.ts'

const limit = 3

// All are nullable, so that a failure here does not affect the judgment.
@Resolver(() => Judgment)
export class RelatedContentResolver {
  @FieldResolver(() => [LegalService], { nullable: true, description: 'Legal services on its subject' })
  relatedServices(@Root() { category }: Judgment, @Ctx() context: Context): Promise<LegalService[]> {
    return findRelatedServices(category, context)
  }

  @FieldResolver(() => [BlogPost], {
    nullable: true,
    description: 'Articles on its subject, the most relevant first',
  })
  relatedPosts(@Root() { category }: Judgment, @Ctx() context: Context): Promise<BlogPost[]> {
    return findRelatedPosts(category, context)
  }

  @FieldResolver(() => [Event], {
    nullable: true,
    description: 'Upcoming events on its subject, the soonest first',
  })
  relatedEvents(@Root() { category }: Judgment, @Ctx() context: Context): Promise<Event[]> {
    return findRelatedEvents(category, context)
  }
}

/** Public legal services of the category. */
const findRelatedServices = createFinder<LegalService>((category, { em }) =>
  publicLegalServices.list(em, {
    where: {
      [raw('lower(category)')]: findSubject(category).categories.map((one) => one.toLowerCase()),
    } as FilterQuery<LegalService>,
    limit,
  }),
)

/** Public articles on its subject, the most relevant first. */
const findRelatedPosts = createFinder<BlogPost>((category, { em }) => {
  const { searchQuery } = findSubject(category)
  return publicPosts.list(em, {
    where: matchesQuery(searchQuery),
    order: [...orderByRelevance<BlogPost>(searchQuery), ...newestFirst],
    limit,
  })
})

/** Upcoming public events on its subject, the soonest first. */
const findRelatedEvents = createFinder<Event>(async (category, context) => {
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

/** The subjects of judgments, mapped to the categories of other content types. */
interface Subject {
  /** The categories of this subject in the content types. */
  categories: readonly string[]
  /** The search query that finds posts and events on this subject. */
  searchQuery: string
}

const searchQueries: Record<PracticeAreaName, string> = {
  'Family Law': '"family law" OR custody OR divorce OR "protective order" OR "child support" OR visitation',
  'Housing Rights': 'housing OR tenant OR eviction OR landlord OR rent OR lease',
  Employment: 'employment OR wages OR worker OR overtime OR employer',
  Immigration: 'immigration OR immigrant OR asylum OR citizenship OR naturalization OR visa',
  'Criminal Defense': '"criminal record" OR expungement OR "record clearing" OR arrest OR "criminal defense"',
  'Civil Rights': '"civil rights" OR discrimination OR interpreter OR accommodation OR disability',
}

/** The subject of a category; one that is no practice area is a subject of its own. */
function findSubject(category: string): Subject {
  const area = findPracticeArea(category)
  if (!area) return { categories: [category], searchQuery: `"${category.replaceAll('"', ' ')}"` }
  return {
    categories: [area.name, area.judgmentCategory ?? area.name],
    searchQuery: searchQueries[area.name],
  }
}
