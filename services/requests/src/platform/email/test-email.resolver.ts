/** An email that administrators send to themselves, to see whether emails arrive. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Authorized, type Context, recordAuditEvent, requireAdministrator } from '@access/service-kit'
import { Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import { getCurrentOfficeSettings } from '../office/refresh-office-settings.ts'
import { deliverEmail } from './deliver-email.ts'
import { explainSingleAttempt, getErrorCode, getServerReply } from './delivery-errors.ts'

/** In milliseconds: less than the timeout of the gateway, after which nobody would read the answer. */
const patience = 3000

@ObjectType('TestEmail', { simpleResolvers: true })
class TestEmail {
  @Field(() => String, { description: 'The address of the administrator who asked for it' }) to!: string
  @Field(() => Boolean, {
    description: 'False where no mail server is set, and emails are files of the server',
  })
  hasMailServer!: boolean
  @Field(() => String, {
    nullable: true,
    description: 'Why it was not sent and what to do about it, in words',
  })
  explanation!: string | null
  @Field(() => String, { nullable: true, description: 'What the mail server said when it refused it' })
  serverReply!: string | null
}

@Resolver()
export class TestEmailResolver {
  /** At once, not by the outbox: who waits for it wants to know why it fails. */
  @Authorized('manageSettings')
  @Mutation(() => TestEmail)
  async sendTestEmail(@Ctx() context: Context): Promise<TestEmail> {
    const { em, settings } = context
    const actor = requireAdministrator(context)
    const office = await getCurrentOfficeSettings(context)
    const error = await deliver(actor.email, { settings, office })
    await em.transactional(async (transaction) =>
      recordAuditEvent(transaction, {
        actor,
        action: error === null ? 'tried successfully' : 'tried in vain',
        itemType: 'emails',
        title: 'A test email',
      }),
    )
    return {
      to: actor.email,
      hasMailServer: Boolean(settings.env.SMTP_URL),
      explanation: error === null ? null : explainSingleAttempt(getErrorCode(error)),
      serverReply: error === null ? null : getServerReply(error),
    }
  }
}

/** What went wrong; null when it was sent. */
function deliver(to: string, context: Parameters<typeof deliverEmail>[2]): Promise<unknown> {
  const email = { id: randomUUID(), kind: 'testEmail', item: null, createdAt: new Date() } as const
  const sending = deliverEmail(email, { to, values: {} }, context).then(
    () => null,
    (error: unknown) => error,
  )
  const tooLate = Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })
  return Promise.race([sending, setTimeout(patience, tooLate, { ref: false })])
}
