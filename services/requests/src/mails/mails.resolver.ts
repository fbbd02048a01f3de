/** Mails that did not get through, for administrators. */
import {
  administratorsOnly,
  type Context,
  InstantScalar,
  isUuid,
  NotFound,
  record,
  TooBusy,
} from '@access/service-kit'
import { LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { addJobs } from '../jobs/addJobs.ts'
import { theOffice } from '../office/kept-office.ts'
import type { Office } from '../office/office.ts'
import { keysOf } from '../sealedItem.ts'
import { explainError } from './deliveryErrors.ts'
import { letterIn, Mail } from './mail.ts'
import { ourValues } from './ourValues.ts'
import { sendMail } from './sendMail.ts'
import { written } from './templates.ts'

const noun = 'mail'

/** A mail as administrators see it: not its text. */
@ObjectType('Mail', { simpleResolvers: true })
class OpenedMail {
  @Field(() => ID) id!: string
  @Field(() => String) kind!: string
  @Field(() => String, { nullable: true }) to!: string | null
  @Field(() => String, { nullable: true }) subject!: string | null
  @Field(() => String, { nullable: true }) reference!: string | null
  @Field(() => String) state!: string
  @Field(() => Int) tries!: number
  @Field(() => String, { nullable: true, description: 'What went wrong last, as a code' })
  lastError!: string | null
  @Field(() => String, { nullable: true, description: 'What that means and what to do about it, in words' })
  explanation!: string | null
  @Field(() => String, { nullable: true, description: 'What the mail server said, where it said something' })
  serverReply!: string | null
  /** When it was written. */
  @Field(() => InstantScalar) at!: Date
}

@Resolver()
export class MailsResolver {
  /** Dead ones, and those that were tried in vain and are tried again; the latest two hundred. */
  @Query(() => [OpenedMail])
  async deadLetters(@Ctx() context: Context): Promise<OpenedMail[]> {
    const { name: who } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const inTrouble = {
        $or: [{ state: 'dead' as const }, { state: 'waiting' as const, tries: { $gt: 0 } }],
      }
      const orderBy = { createdAt: 'desc', id: 'asc' } as const
      const mails = await em.find(Mail, inTrouble, { orderBy, limit: 200, disableIdentityMap: true })
      if (mails.length > 0)
        record(em, { who, action: 'opened', noun: `${noun}s`, title: `${mails.length} not sent` })
      const office = await theOffice({ em, settings: context.settings })
      return mails.map((mail) => openedMail(mail, office, context))
    })
  }

  @Mutation(() => OpenedMail)
  async sendMailAgain(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<OpenedMail> {
    const { name: who } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const where = { id, state: { $ne: 'sent' as const } }
      if (!isUuid(id) || (await em.count(Mail, where)) === 0) throw new NotFound(noun, id)
      const mail = await em.findOne(Mail, where, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE })
      // It is on its way this very moment.
      if (!mail) throw new TooBusy()
      const now = new Date()
      Object.assign(mail, { state: 'waiting', postedAt: now, nextTryAt: now })
      await addJobs(em as never, sendMail, [id])
      record(em, { who, action: 'sent again', noun, itemId: id, title: mail.reference })
      return openedMail(mail, await theOffice({ em, settings: context.settings }), context)
    })
  }
}

function openedMail(mail: Mail, office: Office, context: Context): OpenedMail {
  const { id, kind, reference, state, tries, lastError, item, createdAt: at } = mail
  const explanation = lastError && explainError(lastError)
  const told = { id, kind, reference, state, tries, lastError, explanation, at }
  const shut = { ...told, to: null, subject: null, serverReply: null }
  try {
    const { to, values, reply = null } = letterIn(mail, keysOf(context))
    return {
      ...told,
      to,
      serverReply: reply,
      subject: written(kind, { ...ourValues(office, context.settings, item), ...values }).subject,
    }
  } catch (error) {
    context.log.error({ mail: id, reason: (error as Error).message }, 'cannot be opened')
    return shut
  }
}
