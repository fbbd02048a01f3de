/** A request's screenings, for who has opened it: what each came to, and another one. */
import {
  AuditEvent,
  Authorized,
  type Context,
  EditConflict,
  Invalid,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Float, ID, InputType, Mutation, Query, Resolver } from 'type-graphql'
import {
  itemType,
  LegalAidRequest,
  type RequestPayload,
} from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { decryptValue, unwrapDataKey } from '../../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { isLocked } from '../conflicts/conflict-lock.ts'
import { type ExactFigures, exactFigures } from './guideline.rules.ts'
import { buildExactHousehold, formatDollars, parseHousehold } from './household.ts'
import {
  listScreenings,
  RequestScreening,
  type ScreeningInput,
  saveScreening,
} from './request-screening.entity.ts'
import { getScreeningCriteria } from './screening-policy.entity.ts'

// As far as GraphQL is concerned anything is a figure: the rules say what is required, and name all of it at once.
@InputType()
class ExactFiguresInput {
  @Field(() => Float, { nullable: true }) income?: number
  @Field(() => Float, { nullable: true }) people?: number
}

@Resolver()
export class ScreeningResolver {
  @Authorized()
  @Query(() => [RequestScreening], {
    description: 'Newest first; for who has opened the request, which is recorded',
  })
  async requestScreenings(
    @Arg('request', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<RequestScreening[]> {
    const { em } = context
    const request = await findOpenedRequest(em, context, id)
    if (request.erasedAt) return []
    return listScreenings(em, { id, dataKey: unwrapDataKey(getEncryptionKeys(context), id, request) })
  }

  @Authorized()
  @Mutation(() => [RequestScreening], {
    description: 'By what is in force now; with exact figures by those, else by what was answered',
  })
  async screenRequest(
    @Arg('request', () => ID) id: string,
    @Arg('exact', () => ExactFiguresInput, { nullable: true }) exact: ExactFiguresInput | null,
    @Ctx() context: Context,
  ): Promise<RequestScreening[]> {
    const actor = requireAdministrator(context)
    const figures = exact && validate(exactFigures, exact)
    return context.em.transactional(async (em) => {
      const request = await findOpenedRequest(em, context, id, LockMode.PESSIMISTIC_WRITE)
      if (request.erasedAt) throw new EditConflict('This request has been erased')
      const { timeZone } = await getOfficeSettings({ em, settings: context.settings })
      const criteria = await getScreeningCriteria(em, timeZone)
      if (!criteria)
        throw new Invalid({ request: 'No guideline is in force. Add one under Poverty guidelines first' })
      const keys = getEncryptionKeys(context)
      const requestWithKey = { id, dataKey: unwrapDataKey(keys, id, request) }
      const input = figures
        ? getExactInput(figures)
        : getAnsweredInput(decryptValue<RequestPayload>(keys, id, request))
      saveScreening(em, requestWithKey, { screenedBy: actor.name, ...input }, criteria)
      recordAuditEvent(em, { actor, action: 'screened', itemType, itemId: id, title: request.reference })
      await em.flush()
      return listScreenings(em, requestWithKey)
    })
  }
}

/** The request, if there is one and this administrator has opened it: nothing is read of one without a line in the audit. */
async function findOpenedRequest(
  em: EntityManager,
  context: Context,
  id: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<LegalAidRequest> {
  const administrator = requireAdministrator(context)
  const request = isUuid(id) ? await em.findOne(LegalAidRequest, { id }, { lockMode }) : null
  if (!request) throw new NotFound(itemType, id)
  // Also 'opened without a conflict check'.
  const openedFilter = { itemId: id, actorId: administrator.id, action: { $like: 'opened%' } }
  const wasOpened = (await em.findOne(AuditEvent, openedFilter)) !== null
  const isOpen =
    wasOpened &&
    (request.erasedAt || !(await isLocked(em, getEncryptionKeys(context), request, administrator)))
  if (!isOpen) throw new Invalid({ request: 'Open the request first' })
  return request
}

const getAnsweredInput = ({ income, householdSize }: RequestPayload): Omit<ScreeningInput, 'screenedBy'> => ({
  ...{ income, householdSize, isExact: false },
  household: parseHousehold(income, householdSize),
})

const getExactInput = ({ income, people }: ExactFigures): Omit<ScreeningInput, 'screenedBy'> => ({
  ...{ income: formatDollars(income), householdSize: String(people), isExact: true },
  household: buildExactHousehold(income, people),
})
