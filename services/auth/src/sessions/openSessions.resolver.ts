/** Where administrators are signed in, and how to end that from elsewhere. */
import {
  administratorsOnly,
  type Context,
  InstantScalar,
  isUuid,
  NotFound,
  record,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Administrator } from '../administrators/administrator.ts'
import { authSettings } from '../settings.ts'
import { Session, standing } from './session.ts'

const noun = 'administrator'

/** A session as administrators see it. Addresses are not kept: behind an office or a phone they say nothing to people. */
@ObjectType('OpenSession', { simpleResolvers: true })
class OpenSession {
  @Field(() => ID) id!: string
  /** 'Chrome on Windows', where that was told. */
  @Field(() => String, { nullable: true }) device!: string | null
  @Field(() => InstantScalar) signedInAt!: Date
  /** To the minute. */
  @Field(() => InstantScalar) lastUsedAt!: Date
  /** Whether it is the one that asks. */
  @Field(() => Boolean) isThisOne!: boolean
}

@Resolver()
export class OpenSessionsResolver {
  /** An administrator's sessions, one's own unless said; the latest used first. */
  @Query(() => [OpenSession])
  async openSessions(
    @Arg('administrator', () => ID, { nullable: true }) administrator: string | null,
    @Ctx() context: Context,
  ): Promise<OpenSession[]> {
    const asking = administratorsOnly(context)
    const found = await sessionsOf(context.em, context, administrator ?? asking.id)
    return found.map((session) => openSession(session, asking.sid))
  }

  /** Signs one session out, one's own or another's. */
  @Mutation(() => OpenSession)
  endSession(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<OpenSession> {
    const { name: who, sid } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const session = isUuid(id) ? await em.findOne(Session, { id }) : null
      if (!session) throw new NotFound('session', id)
      em.remove(session)
      record(em, { who, action: 'ended a session of', ...(await named(em, session.administrator)) })
      return openSession(session, sid)
    })
  }

  /** Signs out all sessions of an administrator, one's own unless said, but for the one that asks. */
  @Mutation(() => [OpenSession])
  endOtherSessions(
    @Arg('administrator', () => ID, { nullable: true }) administrator: string | null,
    @Ctx() context: Context,
  ): Promise<OpenSession[]> {
    const asking = administratorsOnly(context)
    const whose = administrator ?? asking.id
    return context.em.transactional(async (em) => {
      const sessions = await sessionsOf(em, context, whose)
      const others = sessions.filter(({ id }) => id !== asking.sid)
      for (const other of others) em.remove(other)
      const many = others.length === 1 ? 'a session of' : `${others.length} sessions of`
      if (others.length > 0)
        record(em, { who: asking.name, action: `ended ${many}`, ...(await named(em, whose)) })
      return others.map((session) => openSession(session, asking.sid))
    })
  }
}

const sessionsOf = (em: EntityManager, { settings }: Context, administrator: string) =>
  em.find(
    Session,
    { administrator, ...standing(authSettings(settings)) },
    { orderBy: { lastUsedAt: 'desc', id: 'asc' } },
  )

async function named(em: EntityManager, id: string) {
  const { email } = await em.findOneOrFail(Administrator, { id })
  return { noun, itemId: id, title: email }
}

const openSession = (session: Session, own: string): OpenSession => ({
  id: session.id,
  device: session.device,
  signedInAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
  isThisOne: session.id === own,
})
