/** That somebody said why they open a request that others work on. The reason is in the audit. */
import { Item, Property, Table, Unique } from '@access/service-kit'

/** It holds for this person and request as long as their session. */
@Unique({ properties: ['requestId', 'sessionId'] })
@Table('request_opening')
export class RequestOpening extends Item {
  @Property({ type: 'uuid' }) requestId!: string
  @Property({ type: 'uuid' }) administratorId!: string
  @Property({ type: 'uuid' }) sessionId!: string
}
