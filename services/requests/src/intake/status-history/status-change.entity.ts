/**
 * Where a request has stood, and since when: what its applicant may see of its way. The database itself writes a step
 * whenever a status changes, so that none is forgotten.
 */
import {
  Instant,
  InstantScalar,
  Item,
  maxListLength,
  Property,
  selectRows,
  Table,
  Text,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import type { Status } from './status.rules.ts'

@Table('status_change')
export class StoredStatusChange extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Text() status!: Status
  @Instant() changedAt!: Date
}

/** A step as its applicant sees it. */
@ObjectType('StatusChange', { simpleResolvers: true })
export class StatusChange {
  @Field(() => String) status!: Status
  @Field(() => InstantScalar) changedAt!: Date
}

/** What the database runs after each change of a request; the migration says the same. */
export const statusHistoryTrigger = `
        if tg_op = 'INSERT' then
          insert into status_change values
            (gen_random_uuid(), now(), now(), new.id, 'new', new.received_at);
        end if;
        if new.status <> 'new' and (tg_op = 'INSERT' or new.status <> old.status) then
          insert into status_change values
            (gen_random_uuid(), now(), now(), new.id, new.status, new.status_changed_at);
        end if;
        return null`

/** The steps of a request so far, oldest first. */
export async function listStatusChanges(em: EntityManager, requestId: string): Promise<StatusChange[]> {
  const changes = await selectRows(
    em,
    StoredStatusChange,
    'where request_id = $1 order by changed_at, created_at limit $2',
    [requestId, maxListLength],
  )
  return changes.map(({ status, changedAt }) => ({ status, changedAt }))
}
