/** What is related to a judgment, as fields of it. */
import type { Context } from '@access/service-kit'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { Event } from '../events/event.entity.ts'
import { LegalService } from '../legal-services/legal-service.entity.ts'
import { BlogPost } from '../posts/post.entity.ts'
import { Judgment } from './judgment.entity.ts'
import { findRelatedEvents, findRelatedPosts, findRelatedServices } from './related-content.ts'

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
