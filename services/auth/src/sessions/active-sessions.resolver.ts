/** The active sessions of administrators, and how to end them remotely. */
import {
  Authorized,
  type Context,
  InstantScalar,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Administrator } from '../administrators/administrator.entity.ts'
import { getAuthSettings } from './auth-settings.ts'
import { buildActiveCondition, Session } from './session.entity.ts'

const itemType = 'administrator'

/** A session as administrators see it. IP addresses are not stored: they mean nothing to people. */
@ObjectType('ActiveSession', { simpleResolvers: true })
class ActiveSession {
  @Field(() => ID) id!: string
  /** 'Chrome on Windows', where it is known. */
  @Field(() => String, { nullable: true }) device!: string | null
  @Field(() => InstantScalar) signedInAt!: Date
  /** To the minute. */
  @Field(() => InstantScalar) lastUsedAt!: Date
  /** Whether it is the session of this request. */
  @Field(() => Boolean) isCurrent!: boolean
}

@Resolver()
export class ActiveSessionsResolver {
  /** The sessions of an administrator, one's own by default; the latest used first. */
  @Authorized()
  @Query(() => [ActiveSession])
  async activeSessions(
    @Arg('administrator', () => ID, { nullable: true }) administrator: string | null,
    @Ctx() context: Context,
  ): Promise<ActiveSession[]> {
    const caller = requireAdministrator(context)
    const sessions = await listSessions(context.em, context, administrator ?? caller.id)
    return sessions.map((session) => toActiveSession(session, caller.sid))
  }

  /** Ends one session, one's own or another's. */
  @Authorized()
  @Mutation(() => ActiveSession)
  endSession(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<ActiveSession> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const session = isUuid(id) ? await em.findOne(Session, { id }) : null
      if (!session) throw new NotFound('session', id)
      em.remove(session)
      recordAuditEvent(em, {
        actor,
        action: 'ended a session of',
        ...(await getAuditSubject(em, session.administrator)),
      })
      return toActiveSession(session, actor.sid)
    })
  }

  /** Ends all sessions of an administrator, one's own by default, except the current one. */
  @Authorized()
  @Mutation(() => [ActiveSession])
  endOtherSessions(
    @Arg('administrator', () => ID, { nullable: true }) administrator: string | null,
    @Ctx() context: Context,
  ): Promise<ActiveSession[]> {
    const caller = requireAdministrator(context)
    const administratorId = administrator ?? caller.id
    return context.em.transactional(async (em) => {
      const sessions = await listSessions(em, context, administratorId)
      const others = sessions.filter(({ id }) => id !== caller.sid)
      for (const other of others) em.remove(other)
      const countLabel = others.length === 1 ? 'a session of' : `${others.length} sessions of`
      if (others.length > 0)
        recordAuditEvent(em, {
          actor: caller,
          action: `ended ${countLabel}`,
          ...(await getAuditSubject(em, administratorId)),
        })
      return others.map((session) => toActiveSession(session, caller.sid))
    })
  }
}

const listSessions = (em: EntityManager, { settings }: Context, administrator: string) =>
  em.find(
    Session,
    { administrator, ...buildActiveCondition(getAuthSettings(settings)) },
    { orderBy: { lastUsedAt: 'desc', id: 'asc' } },
  )

async function getAuditSubject(em: EntityManager, id: string) {
  const { email } = await em.findOneOrFail(Administrator, { id })
  return { itemType, itemId: id, title: email }
}

const toActiveSession = (session: Session, currentSessionId: string): ActiveSession => ({
  id: session.id,
  device: session.device,
  signedInAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
  isCurrent: session.id === currentSessionId,
})
