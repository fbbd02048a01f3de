/** Screens a request again, for who has opened it. */
import {
  AuditEvent,
  Authorized,
  type Context,
  Invalid,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { type EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { type RequestPayload } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { createInputFromRules } from '../../platform/validation/input-from-rules.ts'
import { assertNotErased, lockVisibleRequest, needsReason } from '../access/legal-aid-request.policy.ts'
import { isLocked } from '../conflicts/conflict-check.entity.ts'
import { type ExactFigures, exactFigures } from './guideline.rules.ts'
import { buildExactHousehold, formatDollars, parseHousehold } from './household.ts'
import {
  listScreenings,
  RequestScreening,
  type ScreeningInput,
  saveScreening,
} from './request-screening.entity.ts'
import { getScreeningCriteria } from './screening-criteria.entity.ts'

const ExactFiguresInput = createInputFromRules('ExactFiguresInput', exactFigures)

@Resolver()
export class ScreeningResolver {
  @Authorized('workOnRequests')
  @Mutation(() => [RequestScreening], {
    description: 'By what is in force now; with exact figures by those, else by what was answered',
  })
  async screenRequest(
    @Arg('request', () => ID) id: string,
    @Arg('exact', () => ExactFiguresInput, { nullable: true }) exact: object | null,
    @Ctx() context: Context,
  ): Promise<RequestScreening[]> {
    const actor = requireAdministrator(context)
    const figures = exact && validate(exactFigures, exact)
    return context.em.transactional(async (em) => {
      const decryptedRequest = await lockOpenedRequest(em, context, id)
      const { request } = decryptedRequest
      assertNotErased(request)
      const { timeZone } = await getOfficeSettings({ em, settings: context.settings })
      const criteria = await getScreeningCriteria(em, timeZone)
      if (!criteria)
        throw new Invalid({ request: 'No guideline is in force. Add one under Poverty guidelines first' })
      const input = figures ? getExactInput(figures) : getAnsweredInput(decryptedRequest.answers)
      saveScreening(em, decryptedRequest, { screenedBy: actor.name, ...input }, criteria)
      recordRequestEvent(em, request, actor, 'screened')
      await em.flush()
      return listScreenings(em, decryptedRequest)
    })
  }
}

/** The request, if there is one and the caller has opened it: nothing is read of one without a line in the audit. */
async function lockOpenedRequest(em: EntityManager, context: Context, id: string): Promise<DecryptedRequest> {
  const administrator = requireAdministrator(context)
  const request = await lockVisibleRequest(em, administrator, id)
  const decryptedRequest = new DecryptedRequest(getEncryptionKeys(context), request)
  // Also 'opened without a conflict check'.
  const openedFilter = { itemId: id, actorId: administrator.id, action: { $like: 'opened%' } }
  const wasOpened = (await em.findOne(AuditEvent, openedFilter)) !== null
  const isOpen =
    wasOpened &&
    !(await needsReason(em, request, administrator)) &&
    (request.erasedAt || !(await isLocked(em, decryptedRequest, administrator)))
  if (!isOpen) throw new Invalid({ request: 'Open the request first' })
  return decryptedRequest
}

const getAnsweredInput = ({ income, householdSize }: RequestPayload): Omit<ScreeningInput, 'screenedBy'> => ({
  ...{ income, householdSize, isExact: false },
  household: parseHousehold(income, householdSize),
})

const getExactInput = ({ income, people }: ExactFigures): Omit<ScreeningInput, 'screenedBy'> => ({
  ...{ income: formatDollars(income), householdSize: String(people), isExact: true },
  household: buildExactHousehold(income, people),
})
