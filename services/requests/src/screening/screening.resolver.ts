/** A request's screenings, for who has opened it: what each came to, and another one. */
import {
  Activity,
  administratorsOnly,
  Changed,
  type Context,
  check,
  Invalid,
  isUuid,
  NotFound,
  record,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Float, ID, InputType, Mutation, Query, Resolver } from 'type-graphql'
import { isShut } from '../conflicts/gate.ts'
import { LegalAidRequest, noun, type Told } from '../legal-aid-requests/legal-aid-request.ts'
import { theOffice } from '../office/kept-office.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf, unseal } from '../sealing.ts'
import { type ExactFigures, exactFigures } from './guideline.rules.ts'
import { answered, inDollars, toldExactly } from './household.ts'
import { type Asked, RequestScreening, screen, screeningsOf } from './request-screening.ts'
import { inForce } from './screening-policy.ts'

// As far as GraphQL is concerned anything is a figure: the rules say what is required, and name all of it at once.
@InputType()
class ExactFiguresInput {
  @Field(() => Float, { nullable: true }) income?: number
  @Field(() => Float, { nullable: true }) people?: number
}

@Resolver()
export class ScreeningResolver {
  @Query(() => [RequestScreening], {
    description: 'Newest first; for who has opened the request, which is recorded',
  })
  async requestScreenings(
    @Arg('request', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<RequestScreening[]> {
    const { em } = context
    const request = await openedBefore(em, context, id)
    if (request.erasedAt) return []
    return screeningsOf(em, { id, dataKey: dataKeyOf(keysOf(context), id, request) })
  }

  @Mutation(() => [RequestScreening], {
    description: 'By what is in force now; with exact figures by those, else by what was answered',
  })
  async screenRequest(
    @Arg('request', () => ID) id: string,
    @Arg('exact', () => ExactFiguresInput, { nullable: true }) exact: ExactFiguresInput | null,
    @Ctx() context: Context,
  ): Promise<RequestScreening[]> {
    const { name: who } = administratorsOnly(context)
    const figures = exact && check(exactFigures, exact)
    return context.em.transactional(async (em) => {
      const request = await openedBefore(em, context, id, LockMode.PESSIMISTIC_WRITE)
      if (request.erasedAt) throw new Changed('This request has been erased')
      const { timeZone } = await theOffice({ em, settings: context.settings })
      const by = await inForce(em, timeZone)
      if (!by)
        throw new Invalid({ request: 'No guideline is in force. Add one under Poverty guidelines first' })
      const keys = keysOf(context)
      const open = { id, dataKey: dataKeyOf(keys, id, request) }
      const told = figures ? exactlyTold(figures) : answersIn(unseal<Told>(keys, id, request))
      screen(em, open, { who, ...told }, by)
      record(em, { who, action: 'screened', noun, itemId: id, title: request.reference })
      await em.flush()
      return screeningsOf(em, open)
    })
  }
}

/** The request, if there is one and this administrator has opened it: nothing is read of one without a line in the audit. */
async function openedBefore(
  em: EntityManager,
  context: Context,
  id: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<LegalAidRequest> {
  const administrator = administratorsOnly(context)
  const request = isUuid(id) ? await em.findOne(LegalAidRequest, { id }, { lockMode }) : null
  if (!request) throw new NotFound(noun, id)
  // Also 'opened without a conflict check'.
  const opening = { itemId: id, who: administrator.name, action: { $like: 'opened%' } }
  const wasOpened = (await em.findOne(Activity, opening)) !== null
  const isOpen =
    wasOpened && (request.erasedAt || !(await isShut(em, keysOf(context), request, administrator)))
  if (!isOpen) throw new Invalid({ request: 'Open the request first' })
  return request
}

const answersIn = ({ income, householdSize }: Told): Omit<Asked, 'who'> => ({
  ...{ income, householdSize, isExact: false },
  household: answered(income, householdSize),
})

const exactlyTold = ({ income, people }: ExactFigures): Omit<Asked, 'who'> => ({
  ...{ income: inDollars(income), householdSize: String(people), isExact: true },
  household: toldExactly(income, people),
})
