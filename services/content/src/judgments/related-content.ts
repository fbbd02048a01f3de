/** Content related to a judgment: a legal service, a blog post, and the next event. */
import { type Context, getLocalDay, startOfDay } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { Event, publicEvents, soonestFirst } from '../events/event.entity.ts'
import { LegalService, publicLegalServices } from '../legal-services/legal-service.entity.ts'
import { BlogPost, newestFirst, publicPosts } from '../posts/post.entity.ts'
import { matchesQuery, orderByRelevance } from '../search/query-conditions.ts'
import type { Judgment } from './judgment.entity.ts'
import { findSubject } from './subjects.ts'

@ObjectType({ simpleResolvers: true })
export class RelatedContent {
  @Field(() => LegalService, { nullable: true }) service?: LegalService | undefined
  @Field(() => BlogPost, { nullable: true }) post?: BlogPost | undefined
  @Field(() => Event, { nullable: true }) event?: Event | undefined
}

/** Public related content; each may be missing. */
export async function findRelatedContent(
  { category }: Judgment,
  { em, settings: { timeZone } }: Context,
): Promise<RelatedContent> {
  const { categories, searchQuery } = findSubject(category)
  const today = startOfDay(getLocalDay(timeZone), timeZone)
  const [services, posts, events] = await Promise.all([
    publicLegalServices.list(em, {
      where: {
        [raw('lower(category)')]: categories.map((one) => one.toLowerCase()),
      } as FilterQuery<LegalService>,
      limit: 1,
    }),
    publicPosts.list(em, {
      where: matchesQuery(searchQuery),
      order: [...orderByRelevance<BlogPost>(searchQuery), ...newestFirst],
      limit: 1,
    }),
    publicEvents.list(em, {
      where: { $and: [matchesQuery<Event>(searchQuery), { status: 'upcoming', eventDate: { $gte: today } }] },
      order: soonestFirst,
      limit: 1,
    }),
  ])
  return { service: services[0], post: posts[0], event: events[0] }
}
