/** The links of the audit chain, one for each event of the audit log; append-only as the log itself. */
import { Entity, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy'

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
