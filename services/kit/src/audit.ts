/** Who did what: one append-only table per service, written in the transaction that it records. */

import { Entity, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Directive, Field, ID, ObjectType } from 'type-graphql'
import { InstantScalar } from './columns/scalars.ts'

/** One line of the audit: it names the item, never what the item holds. */
// Migrations say "or truncate" as well; PostgreSQL does not tell the ORM of it, so here it would never agree.
@Trigger({
  name: 'activity_stays',
  timing: 'before',
  events: ['update', 'delete'],
  forEach: 'statement',
  body: "raise exception 'activity is append-only'",
} as never)
@Entity({ tableName: 'activity' })
@Directive('@shareable')
@ObjectType('Activity', { simpleResolvers: true })
export class Activity {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID)
  id: string = crypto.randomUUID()

  @Property({ type: 'timestamptz', index: true })
  @Field(() => InstantScalar)
  at: Date = new Date()

  @Property({ type: 'text' })
  @Field(() => String)
  who!: string

  @Property({ type: 'text' })
  @Field(() => String)
  action!: string

  @Property({ type: 'text' })
  @Field(() => String)
  noun!: string

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, { nullable: true })
  itemId!: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true })
  title!: string | null

  /** Which fields a change has changed, by name; null where an act is not a change of fields. */
  @Property({ type: 'text[]', nullable: true })
  @Field(() => [String], { nullable: true })
  fields!: string[] | null
}

/** What is said about an act; `at` only where it is told afterwards. */
export interface Act {
  who: string
  action: string
  noun: string
  itemId?: string | null
  title?: string | null
  fields?: string[] | null
  at?: Date
}

/** Writes the act down with whatever else this `em` is about to flush. */
export function record(em: EntityManager, { at, who, action, noun, ...about }: Act): void {
  const { itemId = null, title = null, fields = null } = about
  const line = Object.assign(new Activity(), { who, action, noun, itemId, title, fields })
  if (at) line.at = at
  em.persist(line)
}

/** The latest acts, newest first. */
export function latestActivity(em: EntityManager, first: number): Promise<Activity[]> {
  const limit = Math.min(Math.max(first, 0), 100)
  return em.find(Activity, {}, { orderBy: { at: 'desc', id: 'desc' }, limit, disableIdentityMap: true })
}
