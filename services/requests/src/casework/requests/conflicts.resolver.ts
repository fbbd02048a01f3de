/** What administrators decide about conflicts before a request is unlocked. Each is recorded, without a name. */
import {
  type Administrator,
  Authorized,
  type Context,
  EditConflict,
  requireAdministrator,
  StepUp,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { conflictConclusion, matchDecision, party, uncheckedOpening } from '../conflicts/conflict.rules.ts'
import {
  allowUncheckedAccess,
  concludeConflictCheck,
  type DecisionContext,
  decideMatch,
  removeOfficeParty,
  saveParty,
} from '../conflicts/conflict-decisions.ts'
import { logNotCompared } from '../conflicts/not-compared.ts'
import { RequestDetails } from './request-details.ts'
import { performStaffActionOrThrow } from './staff-action.ts'

@InputType()
class RequestPartyInput {
  /** Of the one that is changed; a new one has none. */
  @Field(() => ID, { nullable: true }) id?: string
  @Field(() => String, { nullable: true }) role?: string
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => [String], { nullable: true }) aliases?: string[]
}

const idArgument = () => Arg('id', () => ID)

@Resolver()
export class ConflictsResolver {
  @Authorized('checkConflicts')
  @Mutation(() => RequestDetails)
  decideConflictMatch(
    @idArgument() id: string,
    @Arg('match', () => ID) match: string,
    @Arg('decision', () => String) decision: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const values = validate(matchDecision, { decision, reason })
    return applyDecision(context, id, async (decisionContext) => {
      await decideMatch(decisionContext, match, values)
      return 'decided on a name'
    })
  }

  /** 'clear' unlocks and opens the request, which is recorded as any opening. */
  @Authorized('checkConflicts')
  @Mutation(() => RequestDetails)
  concludeConflicts(
    @idArgument() id: string,
    @Arg('outcome', () => String) outcome: string,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const values = validate(conflictConclusion, { outcome, reason: reason ?? null })
    return applyDecision(context, id, async (decisionContext) => {
      const { isComplete } = await concludeConflictCheck(decisionContext, values)
      if (values.outcome === 'conflict') return 'found a conflict'
      const { em, decryptedRequest, administrator } = decisionContext
      const { request } = decryptedRequest
      request.lastViewedAt = new Date()
      const action = isComplete
        ? 'found no conflict'
        : 'found no conflict; not everything could be compared, and was to be checked by hand'
      recordRequestEvent(em, request, administrator, action)
      return 'opened'
    })
  }

  @Authorized('checkConflicts')
  @StepUp()
  @Mutation(() => RequestDetails)
  openWithoutConflictCheck(
    @idArgument() id: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const values = validate(uncheckedOpening, { reason })
    return applyDecision(context, id, async (decisionContext) => {
      await allowUncheckedAccess(decisionContext)
      decisionContext.decryptedRequest.request.lastViewedAt = new Date()
      return `opened without a conflict check: ${values.reason}`
    })
  }

  @Authorized('checkConflicts')
  @Mutation(() => RequestDetails)
  saveParty(
    @idArgument() id: string,
    @Arg('input', () => RequestPartyInput) input: RequestPartyInput,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const values = validate(party, input)
    return applyDecision(context, id, async (decisionContext) => {
      await saveParty(decisionContext, values)
      return values.id ? 'changed a party' : 'named a party'
    })
  }

  @Authorized('checkConflicts')
  @Mutation(() => RequestDetails)
  removeParty(
    @idArgument() id: string,
    @Arg('partyId', () => ID) partyId: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    return applyDecision(context, id, async (decisionContext) => {
      await removeOfficeParty(decisionContext, partyId)
      return 'took out a party'
    })
  }
}

type ApplyDecision = (decisionContext: DecisionContext) => Promise<string>

function applyDecision(context: Context, id: string, apply: ApplyDecision): Promise<RequestDetails> {
  const administrator: Administrator = requireAdministrator(context)
  return performStaffActionOrThrow(context, id, async (em, decryptedRequest) => {
    if (decryptedRequest.request.erasedAt) throw new EditConflict('This request has been erased')
    const onNotCompared = logNotCompared(context, decryptedRequest.request)
    return apply({ em, keys: getEncryptionKeys(context), decryptedRequest, administrator, onNotCompared })
  })
}
