/** How much waits for the office. Counts alone: nothing is opened for them, so there is nothing to record. */
import { administratorsOnly, type Context } from '@access/service-kit'
import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { ContactMessage } from './contact-messages/contact-message.ts'
import { Mail } from './mails/mail.ts'

@ObjectType('WaitingForOffice', { simpleResolvers: true })
class WaitingForOffice {
  /** Contact messages that nobody has answered or put aside, without those that look like spam. */
  @Field(() => Int) newMessages!: number
  /** Mails that were given up. */
  @Field(() => Int) deadLetters!: number
}

@Resolver()
export class WaitingResolver {
  @Query(() => WaitingForOffice)
  async waitingForOffice(@Ctx() context: Context): Promise<WaitingForOffice> {
    administratorsOnly(context)
    return {
      newMessages: await context.em.count(ContactMessage, { state: 'new', suspected: false }),
      deadLetters: await context.em.count(Mail, { state: 'dead' }),
    }
  }
}
