/**
 * Where a request has stood, and since when: what its applicant may see of its way. The database itself writes a step
 * whenever a status changes, so that none is forgotten, whoever moves it.
 */
import { Instant, InstantScalar, Item, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import type { Status } from '../legal-aid-requests/legal-aid-request.moves.ts'

@Table('request_step')
export class StoredStep extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Text() status!: Status
  @Instant() at!: Date
}

/** A step as its applicant sees it. */
@ObjectType('RequestStep', { simpleResolvers: true })
export class RequestStep {
  @Field(() => String) status!: Status
  @Field(() => InstantScalar) at!: Date
}

/** What the database runs after each change of a request; the migration says the same. */
export const keepsSteps = `
        if tg_op = 'INSERT' then
          insert into request_step values
            (gen_random_uuid(), now(), now(), new.id, 'new', new.received_at);
        end if;
        if new.status <> 'new' and (tg_op = 'INSERT' or new.status <> old.status) then
          insert into request_step values
            (gen_random_uuid(), now(), now(), new.id, new.status, new.moved_at);
        end if;
        return null`

/** The steps of a request so far, oldest first. */
export async function stepsOf(em: EntityManager, requestId: string): Promise<RequestStep[]> {
  const steps = await em.find(
    StoredStep,
    { requestId },
    { orderBy: { at: 'asc', createdAt: 'asc' }, disableIdentityMap: true },
  )
  return steps.map(({ status, at }) => ({ status, at }))
}
