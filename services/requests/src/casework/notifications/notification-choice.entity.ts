/** That somebody wants emails about a kind of notification; without a row there are none. */
import { Item, Property, Table, Text, Unique } from '@access/service-kit'
import type { NotificationKind } from './notification.rules.ts'

@Unique({ properties: ['administratorId', 'kind'] })
@Table('notification_choice')
export class NotificationChoice extends Item {
  @Property({ type: 'uuid' }) administratorId!: string
  @Text() kind!: NotificationKind
}
