/** What administrators do about conflicts before they read a story. Each is recorded, without a name. */
import {
  type Administrator,
  administratorsOnly,
  Changed,
  type Context,
  check,
  record,
} from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql'
import { handledOrMissing } from '../legal-aid-requests/handling.ts'
import { noun } from '../legal-aid-requests/legal-aid-request.ts'
import { OpenedRequest } from '../legal-aid-requests/opened-request.ts'
import { keysOf } from '../sealedItem.ts'
import { concluded, decided, party, unchecked } from './conflict.rules.ts'
import { conclude, type Deciding, decideHit, nameParty, openUnchecked, takeOut } from './deciding.ts'

@InputType()
class RequestPartyInput {
  /** Of the one that is changed; a new one has none. */
  @Field(() => ID, { nullable: true }) id?: string
  @Field(() => String, { nullable: true }) role?: string
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => [String], { nullable: true }) aliases?: string[]
}

const anId = () => Arg('id', () => ID)

@Resolver()
export class ConflictsResolver {
  @Mutation(() => OpenedRequest)
  decideConflictHit(
    @anId() id: string,
    @Arg('hit', () => ID) hit: string,
    @Arg('decision', () => String) decision: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    const answer = check(decided, { decision, reason })
    return decidedOn(context, id, async (deciding) => {
      await decideHit(deciding, hit, answer)
      return 'decided on a name'
    })
  }

  /** 'clear' opens the story, which is recorded as any opening. */
  @Mutation(() => OpenedRequest)
  concludeConflicts(
    @anId() id: string,
    @Arg('outcome', () => String) outcome: string,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    const answer = check(concluded, { outcome, reason: reason ?? null })
    return decidedOn(context, id, async (deciding) => {
      await conclude(deciding, answer)
      if (answer.outcome === 'conflict') return 'found a conflict'
      const { em, request, administrator } = deciding
      request.lookedAt = new Date()
      const about = { who: administrator.name, noun, itemId: request.id, title: request.reference }
      record(em, { ...about, action: 'found no conflict' })
      return 'opened'
    })
  }

  @Mutation(() => OpenedRequest)
  openWithoutConflictCheck(
    @anId() id: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    const given = check(unchecked, { reason })
    return decidedOn(context, id, async (deciding) => {
      await openUnchecked(deciding)
      deciding.request.lookedAt = new Date()
      return `opened without a conflict check: ${given.reason}`
    })
  }

  @Mutation(() => OpenedRequest)
  nameParty(
    @anId() id: string,
    @Arg('input', () => RequestPartyInput) input: RequestPartyInput,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    const named = check(party, input)
    return decidedOn(context, id, async (deciding) => {
      await nameParty(deciding, named)
      return named.id ? 'changed a party' : 'named a party'
    })
  }

  @Mutation(() => OpenedRequest)
  takeOutParty(
    @anId() id: string,
    @Arg('party', () => ID) party: string,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    return decidedOn(context, id, async (deciding) => {
      await takeOut(deciding, party)
      return 'took out a party'
    })
  }
}

type Decided = (deciding: Deciding) => Promise<string>

function decidedOn(context: Context, id: string, decide: Decided): Promise<OpenedRequest> {
  const administrator: Administrator = administratorsOnly(context)
  return handledOrMissing(context, id, async (em, request) => {
    if (request.erasedAt) throw new Changed('This request has been erased')
    return decide({ em, keys: keysOf(context), request, administrator })
  })
}
