/** The active sessions of administrators, and how to end them remotely. */
import {
  Authorized,
  type Context,
  findById,
  InstantScalar,
  maxListLength,
  requireAdministrator,
  StepUp,
} from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Administrator, recordAccountEvent } from '../administrators/administrator.entity.ts'
import { requireForAccount } from '../administrators/require-for-account.ts'
import { getAuthSettings } from './auth-settings.ts'
import { buildActiveCondition, Session } from './session.entity.ts'

/** A session as administrators see it. */
@ObjectType('ActiveSession', { simpleResolvers: true })
class ActiveSession {
  @Field(() => ID) id!: string
  /** 'Chrome on Windows', where it is known. */
  @Field(() => String, { nullable: true }) device!: string | null
  /** 'Network 203.0.113.x'; null for sessions from before it was stored. */
  @Field(() => String, { nullable: true }) place!: string | null
  @Field(() => InstantScalar) signedInAt!: Date
  /** To the minute. */
  @Field(() => InstantScalar) lastUsedAt!: Date
  /** Whether it is the session of this request. */
  @Field(() => Boolean) isCurrent!: boolean
}

@Resolver()
export class ActiveSessionsResolver {
  /** One's own sessions, or those of another for who manages accounts; the latest used first. */
  @Authorized('useOwnAccount')
  @Query(() => [ActiveSession])
  async activeSessions(
    @Arg('administrator', () => ID, { nullable: true }) administrator: string | null,
    @Ctx() context: Context,
  ): Promise<ActiveSession[]> {
    const caller = requireForAccount(context, administrator ?? requireAdministrator(context).id)
    const sessions = await listSessions(context.em, context, administrator ?? caller.id)
    return sessions.slice(0, maxListLength).map((session) => toActiveSession(session, caller.sid))
  }

  /** Ends one session, one's own, or another's for who manages accounts; others are as if they were not there. */
  @Authorized('useOwnAccount')
  @StepUp()
  @Mutation(() => ActiveSession)
  endSession(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<ActiveSession> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const own = hasPermission(actor.role, 'manageAccounts') ? {} : { administrator: actor.id }
      const session = await findById(em, Session, 'session', id, own)
      em.remove(session)
      const owner = await em.findOneOrFail(Administrator, { id: session.administrator })
      recordAccountEvent(em, owner, actor, 'ended a session of')
      return toActiveSession(session, actor.sid)
    })
  }

  /** Ends all one's own sessions, or another's for who manages accounts, except the current one. */
  @Authorized('useOwnAccount')
  @StepUp()
  @Mutation(() => [ActiveSession])
  endOtherSessions(
    @Arg('administrator', () => ID, { nullable: true }) administrator: string | null,
    @Ctx() context: Context,
  ): Promise<ActiveSession[]> {
    const caller = requireForAccount(context, administrator ?? requireAdministrator(context).id)
    const administratorId = administrator ?? caller.id
    return context.em.transactional(async (em) => {
      const sessions = await listSessions(em, context, administratorId)
      const others = sessions.filter(({ id }) => id !== caller.sid)
      for (const other of others) em.remove(other)
      if (others.length === 0) return []
      const owner = await em.findOneOrFail(Administrator, { id: administratorId })
      const sessionsOf = others.length === 1 ? 'a session of' : `${others.length} sessions of`
      recordAccountEvent(em, owner, caller, `ended ${sessionsOf}`)
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

const toActiveSession = (session: Session, currentSessionId: string): ActiveSession => ({
  id: session.id,
  device: session.device,
  place: session.place,
  signedInAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
  isCurrent: session.id === currentSessionId,
})
