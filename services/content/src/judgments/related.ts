/** What else we have on the subject of a judgment: the help we give, an article, and the next event. */
import { beginningOfDay, type Context, dayIn } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { Event, shownEvents, soonestFirst } from '../events/event.ts'
import { LegalService, shownLegalServices } from '../legal-services/legal-service.ts'
import { BlogPost, newestFirst, shownPosts } from '../posts/post.ts'
import { mostRelevantFirst, saying } from '../search/words.ts'
import type { Judgment } from './judgment.ts'
import { subjectOf } from './subjects.ts'

@ObjectType({ simpleResolvers: true })
export class Related {
  @Field(() => LegalService, { nullable: true }) service?: LegalService | undefined
  @Field(() => BlogPost, { nullable: true }) post?: BlogPost | undefined
  @Field(() => Event, { nullable: true }) event?: Event | undefined
}

/** Whatever there is; only what visitors may see. */
export async function relatedTo(
  { category }: Judgment,
  { em, settings: { timeZone } }: Context,
): Promise<Related> {
  const { categories, words } = subjectOf(category)
  const today = beginningOfDay(dayIn(timeZone), timeZone)
  const [services, posts, events] = await Promise.all([
    shownLegalServices.list(em, {
      where: {
        [raw('lower(category)')]: categories.map((one) => one.toLowerCase()),
      } as FilterQuery<LegalService>,
      limit: 1,
    }),
    shownPosts.list(em, {
      where: saying(words),
      order: [...mostRelevantFirst<BlogPost>(words), ...newestFirst],
      limit: 1,
    }),
    shownEvents.list(em, {
      where: { $and: [saying<Event>(words), { status: 'upcoming', eventDate: { $gte: today } }] },
      order: soonestFirst,
      limit: 1,
    }),
  ])
  return { service: services[0], post: posts[0], event: events[0] }
}
