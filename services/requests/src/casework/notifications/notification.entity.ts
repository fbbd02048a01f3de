/** A notification in the portal, for the administrator who works on a request. */
import { Index, Instant, Integer, Item, Property, Table, Text, Unique } from '@access/service-kit'
import { Field, ID, ObjectType } from 'type-graphql'
import type { NotificationKind } from './notification.rules.ts'

/** Repeated events of one kind are one unread notification, with a count. */
@Index({ name: 'notification_recipient', properties: ['recipientId', 'happenedAt'] })
@Table('notification')
@ObjectType('Notification', { simpleResolvers: true })
export class Notification extends Item {
  @Property({ type: 'uuid' }) recipientId!: string
  @Text() kind!: NotificationKind
  @Field(() => ID)
  @Property({ type: 'uuid', index: true })
  requestId!: string
  @Text() reference!: string
  /** Who did it: a colleague, an attorney or 'Applicant'. */
  @Text() actor!: string
  @Instant() happenedAt!: Date
  @Integer({ defaultValue: 1 }) times = 1
  @Instant({ isOptional: true }) readAt: Date | null = null
  /** When an email goes out about it unless it was read by then; null for none. */
  @Instant({ isHidden: true, isOptional: true, isIndexed: true }) emailDueAt: Date | null = null
}

/** A kind of notification that somebody wants by email; without a row they get none. */
@Unique({ properties: ['administratorId', 'kind'] })
@Table('notification_choice')
export class NotificationChoice extends Item {
  @Property({ type: 'uuid' }) administratorId!: string
  @Text() kind!: NotificationKind
}
