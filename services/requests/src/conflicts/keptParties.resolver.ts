/** The list of those whom we must not act against: administrators keep it. */
import { administratorsOnly, type Context, check, isUuid, NotFound, record } from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql'
import { keysOf } from '../sealedItem.ts'
import { keptParty } from './conflict.rules.ts'
import { KeptParty, keep, keptParties, openKept, StoredKeptParty } from './kept-party.ts'

const noun = 'name we must not act against'

@InputType()
class KeptPartyInput {
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => [String], { nullable: true }) aliases?: string[]
  @Field(() => String, { nullable: true }) reason?: string
}

@Resolver()
export class KeptPartiesResolver {
  @Query(() => [KeptParty])
  keptParties(@Ctx() context: Context): Promise<KeptParty[]> {
    administratorsOnly(context)
    return keptParties(context.em, keysOf(context))
  }

  @Mutation(() => KeptParty)
  addKeptParty(
    @Arg('input', () => KeptPartyInput) input: KeptPartyInput,
    @Ctx() context: Context,
  ): Promise<KeptParty> {
    const { name: who } = administratorsOnly(context)
    const told = check(keptParty, input)
    return context.em.transactional(async (em) => {
      record(em, { who, action: 'added', noun })
      return keep(em, keysOf(context), { ...told, by: who })
    })
  }

  @Mutation(() => KeptParty)
  removeKeptParty(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<KeptParty> {
    const { name: who } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const party = isUuid(id) ? await em.findOne(StoredKeptParty, { id }) : null
      if (!party) throw new NotFound(noun, id)
      em.remove(party)
      record(em, { who, action: 'removed', noun })
      return openKept(keysOf(context), party)
    })
  }
}
