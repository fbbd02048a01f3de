/** What is related to a judgment, as fields of it and, for the page of one, as an object. */
import type { Context } from '@access/service-kit'
import { Public } from '@access/service-kit'
import { Arg, Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { Event } from '../events/event.entity.ts'
import { LegalService } from '../legal-services/legal-service.entity.ts'
import { BlogPost } from '../posts/post.entity.ts'
import { Judgment, publicJudgments } from './judgment.entity.ts'
import { findRelatedEvents, findRelatedPosts, findRelatedServices } from './related-content.ts'

/** The first of each kind, which may be missing. */
@ObjectType({ simpleResolvers: true })
class RelatedContent {
  @Field(() => LegalService, { nullable: true }) service?: LegalService | undefined
  @Field(() => BlogPost, { nullable: true }) post?: BlogPost | undefined
  @Field(() => Event, { nullable: true }) event?: Event | undefined
}

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

  @Public()
  @Query(() => RelatedContent, { nullable: true, description: 'Content on the subject of a judgment' })
  async relatedToJudgment(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<RelatedContent | null> {
    const judgment = await publicJudgments.findById(context.em, id)
    if (!judgment) return null
    const { category } = judgment
    const [services, posts, events] = await Promise.all([
      findRelatedServices(category, context),
      findRelatedPosts(category, context),
      findRelatedEvents(category, context),
    ])
    return { service: services[0], post: posts[0], event: events[0] }
  }
}
