/** What administrators decide about conflicts of interest before a request is unlocked. Each is recorded, without a name. */
import {
  type Administrator,
  Authorized,
  type Context,
  EditConflict,
  findById,
  Invalid,
  requireAdministrator,
  StepUp,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { createInputFromRules } from '../../platform/validation/input-from-rules.ts'
import { assertNotErased } from '../access/legal-aid-request.policy.ts'
import { conflictConclusion, matchDecision, party, uncheckedOpening } from '../conflicts/conflict.rules.ts'
import {
  type ConflictFindings,
  concludeConflictCheck,
  getConflictCheck,
  saveFindings,
} from '../conflicts/conflict-check.entity.ts'
import { type ConflictMatch, searchConflicts } from '../conflicts/matches.ts'
import { newParty, removeParty, storeParty } from '../conflicts/parties.ts'
import { StoredParty } from '../conflicts/party.entity.ts'
import { RequestDetails } from './request-details.ts'
import { performStaffAction } from './staff-action.ts'

/** The id is of the one that is changed; a new one has none. */
const RequestPartyInput = createInputFromRules('RequestPartyInput', party, { id: () => ID })

const idArgument = () => Arg('id', () => ID)

@Resolver()
export class ConflictsResolver {
  /** A later decision replaces the earlier. */
  @Authorized('checkConflicts')
  @Mutation(() => RequestDetails)
  decideConflictMatch(
    @idArgument() id: string,
    @Arg('match', () => ID) matchId: string,
    @Arg('decision', () => String) decision: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const values = validate(matchDecision, { decision, reason })
    return applyDecision(context, id, async (em, decryptedRequest, { name: decidedBy }) => {
      const { matches } = await searchConflicts(em, context, decryptedRequest)
      if (!matches.some((match) => match.id === matchId))
        throw new EditConflict('These names have changed. Look at them again')
      const { check, findings } = await getConflictCheck(em, decryptedRequest)
      const decided = { ...values, decidedBy, decidedAt: new Date().toISOString() }
      const decisions = { ...findings.matches, [matchId]: decided }
      saveFindings(em, check, { ...findings, matches: decisions }, decryptedRequest)
      return 'decided on a name'
    })
  }

  /**
   * 'clear' unlocks and opens the request, which is recorded as any opening. What could not be compared does not stand
   * in the way, for nobody could ever open the request.
   */
  @Authorized('checkConflicts')
  @Mutation(() => RequestDetails)
  concludeConflicts(
    @idArgument() id: string,
    @Arg('outcome', () => String) outcome: string,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const values = validate(conflictConclusion, { outcome, reason: reason ?? null })
    return applyDecision(context, id, async (em, decryptedRequest, actor) => {
      const { parties, matches, notCompared } = await searchConflicts(em, context, decryptedRequest)
      if (values.outcome === 'clear')
        assertAllDecided(matches, (await getConflictCheck(em, decryptedRequest)).findings)
      await concludeConflictCheck(em, decryptedRequest, parties, { ...values, decidedBy: actor.name })
      if (values.outcome === 'conflict') return 'found a conflict'
      const { request } = decryptedRequest
      request.lastViewedAt = new Date()
      const action =
        notCompared.length === 0
          ? 'found no conflict'
          : 'found no conflict; not everything could be compared, and was to be checked by hand'
      recordRequestEvent(em, request, actor, action)
      return 'opened'
    })
  }

  /** Lets this one administrator read it before it is decided, until it is. */
  @Authorized('checkConflicts')
  @StepUp()
  @Mutation(() => RequestDetails)
  openWithoutConflictCheck(
    @idArgument() id: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const values = validate(uncheckedOpening, { reason })
    return applyDecision(context, id, async (em, decryptedRequest, actor) => {
      const { check, findings } = await getConflictCheck(em, decryptedRequest)
      check.openedBy = [...new Set([...check.openedBy, actor.id])]
      saveFindings(em, check, findings, decryptedRequest)
      decryptedRequest.request.lastViewedAt = new Date()
      return `opened without a conflict check: ${values.reason}`
    })
  }

  @Authorized('checkConflicts')
  @Mutation(() => RequestDetails)
  saveParty(
    @idArgument() id: string,
    @Arg('input', () => RequestPartyInput) input: object,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const { id: partyId, role, ...names } = validate(party, input)
    return applyDecision(context, id, async (em, decryptedRequest) => {
      const { request } = decryptedRequest
      const stored = partyId ? await findOfficeParty(em, request.id, partyId) : newParty(request, role)
      await storeParty(em, decryptedRequest, Object.assign(stored, { role }), names)
      return partyId ? 'changed a party' : 'named a party'
    })
  }

  @Authorized('checkConflicts')
  @Mutation(() => RequestDetails)
  removeParty(
    @idArgument() id: string,
    @Arg('partyId', () => ID) partyId: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    return applyDecision(context, id, async (em, { request }) => {
      await findOfficeParty(em, request.id, partyId)
      await removeParty(em, partyId)
      return 'took out a party'
    })
  }
}

type ApplyDecision = (
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  actor: Administrator,
) => Promise<string>

const applyDecision = (context: Context, id: string, apply: ApplyDecision): Promise<RequestDetails> =>
  performStaffAction(context, id, (em, decryptedRequest) => {
    assertNotErased(decryptedRequest.request)
    return apply(em, decryptedRequest, requireAdministrator(context))
  })

function assertAllDecided(matches: ConflictMatch[], findings: ConflictFindings) {
  const decisions = matches
    .filter(({ needsDecision }) => needsDecision)
    .map(({ id }) => findings.matches[id]?.decision)
  if (decisions.includes(undefined)) throw new Invalid({ outcome: 'Decide on every hit first' })
  if (decisions.includes('conflict')) throw new Invalid({ outcome: 'One of the hits is a conflict' })
}

/** A party that an administrator named: those whom the applicant named cannot be changed. */
async function findOfficeParty(em: EntityManager, requestId: string, id: string): Promise<StoredParty> {
  const stored = await findById(em, StoredParty, 'party', id, { requestId })
  if (stored.isNamedByApplicant)
    throw new Invalid({ name: 'The applicant told us this name: add another party instead' })
  return stored
}
