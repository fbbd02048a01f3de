/** The audit log: one append-only table per service, written in the transaction that it records. */

import { Entity, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import { InstantScalar } from '../columns/scalars.ts'
import { type Actor, describeActor, getActorName } from './actor.ts'

/** One event of the audit log. It names the item, never its contents. */
// The migration adds "or truncate"; PostgreSQL does not report it to the ORM, so a comparison would always differ.
@Trigger<unknown>({
  name: 'append_only',
  timing: 'before',
  events: ['update', 'delete'],
  forEach: 'statement',
  body: "raise exception 'audit_event is append-only'",
})
@Entity({ tableName: 'audit_event' })
// Each service has its own `AuditEvent` below this one, with the administrator who acted.
@ObjectType('StoredAuditEvent', { simpleResolvers: true })
export class AuditEvent {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID)
  id: string = crypto.randomUUID()

  @Property({ type: 'timestamptz', index: true })
  @Field(() => InstantScalar)
  occurredAt: Date = new Date()

  /** What the actor was called at the time. */
  @Property({ type: 'text' })
  @Field(() => String)
  actor!: string

  /** The administrator who acted; null for anybody else. */
  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, { nullable: true })
  actorId!: string | null

  /** Their role at the time. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true })
  role!: string | null

  /** The session in which they acted. */
  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, { nullable: true })
  sessionId!: string | null

  /** The keyed hash of the client's address: equal ones are one address. Nothing of what applicants do has one. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true })
  addressHash!: string | null

  @Property({ type: 'text' })
  @Field(() => String)
  action!: string

  @Property({ type: 'text' })
  @Field(() => String)
  itemType!: string

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, { nullable: true })
  itemId!: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true })
  title!: string | null

  /** The names of the fields that were changed; null where the action is not a change of fields. */
  @Property({ type: 'text[]', nullable: true })
  @Field(() => [String], { nullable: true })
  changedFields!: string[] | null
}

/** An event to be recorded; `occurredAt` only when it is recorded afterwards. */
export interface NewAuditEvent {
  actor: Actor
  action: string
  itemType: string
  itemId?: string | null
  title?: string | null
  changedFields?: string[] | null
  occurredAt?: Date
  /** Of the client, where nobody has signed in; that of an administrator comes with them. */
  addressHash?: string | null
}

/** Records the event with whatever else this `em` is about to flush. */
export function recordAuditEvent(
  em: EntityManager,
  { occurredAt, actor, action, itemType, addressHash, ...details }: NewAuditEvent,
): void {
  const { itemId = null, title = null, changedFields = null } = details
  const event = Object.assign(new AuditEvent(), {
    actor: getActorName(actor),
    ...describeActor(actor),
    ...(addressHash && { addressHash }),
    action,
    itemType,
    itemId,
    title,
    changedFields,
  })
  if (occurredAt) event.occurredAt = occurredAt
  em.persist(event)
}

/** The latest events, newest first. */
export function listLatestAuditEvents(em: EntityManager, first: number): Promise<AuditEvent[]> {
  const limit = Math.min(Math.max(first, 0), 100)
  return em.find(
    AuditEvent,
    {},
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit, disableIdentityMap: true },
  )
}

/** One link; `audit-chain.ts` says what its hash covers. */
@Trigger<unknown>({
  name: 'append_only',
  timing: 'before',
  events: ['update', 'delete'],
  forEach: 'statement',
  body: "raise exception 'audit_chain_link is append-only'",
})
@Entity({ tableName: 'audit_chain_link' })
export class AuditChainLink {
  /** Counted from one, without a gap. */
  @PrimaryKey({ type: 'bigint', autoincrement: false })
  position!: string

  @Property({ type: 'uuid', unique: true })
  eventId!: string

  @Property({ type: 'text' })
  hash!: string

  @Property({ type: 'timestamptz' })
  linkedAt!: Date
}
