/** Finding a person's requests by their name, as it sounds. */
import {
  Authorized,
  type Context,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { getVisibleCondition } from '../access/legal-aid-request.policy.ts'
import { buildSearchValues, foundByNames } from './candidates.ts'
import { personName } from './conflict.rules.ts'
import { computeNameSearchIndexes, type PartyRole } from './party.entity.ts'

/** So many are listed, the newest first. */
const maxFound = 10

/** A request in which somebody of a name like this one is a party. */
@ObjectType('RequestOfPerson', { simpleResolvers: true })
class RequestOfPerson {
  @Field(() => String) role!: PartyRole
  @Field(() => LegalAidRequest) request!: LegalAidRequest
}

@Resolver()
export class PeopleResolver {
  /**
   * By blind indexes alone: nothing is decrypted, so that names which only sound alike are among them. A mutation, since
   * it is recorded that somebody was looked for; not who.
   */
  @Authorized('workOnRequests')
  @Mutation(() => [RequestOfPerson], { description: 'The newest requests with a party of a name like this' })
  findRequestsOfPerson(
    @Arg('name', () => String) name: string,
    @Ctx() context: Context,
  ): Promise<RequestOfPerson[]> {
    const actor = requireAdministrator(context)
    const input = validate(personName, { name })
    return context.em.transactional(async (em) => {
      const matches = await findByName(em, context, input.name)
      recordAuditEvent(em, {
        actor,
        action: 'searched by name',
        itemType: 'legal aid requests',
        title: `${matches.length} found`,
      })
      return matches
    })
  }
}

async function findByName(em: EntityManager, context: Context, name: string): Promise<RequestOfPerson[]> {
  const visible = getVisibleCondition(requireAdministrator(context))
  const readings = computeNameSearchIndexes(getEncryptionKeys(context), [name])
  const rows: { id: string; role: PartyRole }[] = await em.execute(
    `with ${foundByNames}
    select id, role from (
      select distinct on (request.id) request.id, role, received_at
      from found join party on party.id = party_id join legal_aid_request as request on request.id = request_id
      where erased_at is null and ${visible.sql}
      order by request.id, role
    ) as one_of_each order by received_at desc, id limit ${maxFound}`,
    [...buildSearchValues(readings), ...visible.values],
  )
  const requests = await em.find(LegalAidRequest, { id: { $in: rows.map(({ id }) => id) } })
  return rows.flatMap(({ id, role }) => {
    const request = requests.find((one) => one.id === id)
    return request ? [{ role, request }] : []
  })
}
