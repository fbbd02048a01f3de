/** How much waits for the office. Counts alone: nothing is opened for them, so there is nothing to record. */
import { Authorized, type Context } from '@access/service-kit'
import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { ContactMessage } from './contact-message.entity.ts'

@ObjectType('PendingCounts', { simpleResolvers: true })
class PendingCounts {
  /** Contact messages that nobody has answered or put aside; whether one is spam is for a person to say. */
  @Field(() => Int) newMessages!: number
  /** Emails that were given up. */
  @Field(() => Int) failedEmails!: number
}

@Resolver()
export class PendingCountsResolver {
  @Authorized('answerMessages')
  @Query(() => PendingCounts, { nullable: true, description: 'Null while this service does not answer' })
  async pendingCounts(@Ctx() context: Context): Promise<PendingCounts> {
    return {
      newMessages: await context.em.count(ContactMessage, { state: 'new' }),
      failedEmails: await context.em.count(OutboxEmail, { state: 'dead' }),
    }
  }
}
