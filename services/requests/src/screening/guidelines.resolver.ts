/** The poverty guidelines and our own limits, for administrators: looked at, changed, and compared with the published figures. */
import {
  AlreadyExists,
  administratorsOnly,
  type Context,
  check,
  isUuid,
  NotFound,
  record,
  sayingWhatExists,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Float, ID, InputType, Mutation, Query, Resolver } from 'type-graphql'
import { theOffice } from '../office/kept-office.ts'
import {
  type PovertyGuidelineInput as NewGuideline,
  povertyGuideline,
  screeningPolicy,
} from './guideline.rules.ts'
import { noun, PovertyGuideline, titleOf } from './poverty-guideline.ts'
import { inForce, ScreeningPolicy, thePolicy } from './screening-policy.ts'

// As far as GraphQL is concerned everything may be left out, and any number will do: the rules name what is wrong.
@InputType()
class PovertyGuidelineInput {
  @Field(() => Float, { nullable: true }) year?: number
  @Field(() => String, { nullable: true }) region?: string
  @Field(() => Float, { nullable: true }) onePerson?: number
  @Field(() => Float, { nullable: true }) eachFurther?: number
  @Field(() => String, { nullable: true }) inForceFrom?: string
  @Field(() => String, { nullable: true }) source?: string
}

@InputType()
class ScreeningPolicyInput {
  @Field(() => Float, { nullable: true }) ceiling?: number
  @Field(() => Float, { nullable: true }) exceptions?: number
  @Field(() => String, { nullable: true }) region?: string
}

@Resolver()
export class GuidelinesResolver {
  @Query(() => [PovertyGuideline], { description: 'Newest first' })
  async povertyGuidelines(@Ctx() context: Context): Promise<PovertyGuideline[]> {
    administratorsOnly(context)
    return context.em.find(PovertyGuideline, {}, { orderBy: { year: 'desc', region: 'asc' } })
  }

  @Query(() => PovertyGuideline, {
    nullable: true,
    description: 'The one that requests are screened by today',
  })
  async guidelineInForce(@Ctx() context: Context): Promise<PovertyGuideline | null> {
    administratorsOnly(context)
    const { timeZone } = await theOffice(context)
    return (await inForce(context.em, timeZone))?.guideline ?? null
  }

  @Query(() => ScreeningPolicy)
  async screeningPolicy(@Ctx() context: Context): Promise<ScreeningPolicy> {
    administratorsOnly(context)
    return thePolicy(context.em)
  }

  @Mutation(() => PovertyGuideline)
  createPovertyGuideline(
    @Arg('input', () => PovertyGuidelineInput) input: PovertyGuidelineInput,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    const { name: who } = administratorsOnly(context)
    const values = check(povertyGuideline, input)
    return saving(context, values, async (em) => {
      const guideline = Object.assign(new PovertyGuideline(), values)
      em.persist(guideline)
      record(em, { who, action: 'created', noun, itemId: guideline.id, title: titleOf(guideline) })
      return guideline
    })
  }

  @Mutation(() => PovertyGuideline, { description: 'Other figures are to be checked again' })
  updatePovertyGuideline(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => PovertyGuidelineInput) input: PovertyGuidelineInput,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    const { name: who } = administratorsOnly(context)
    const values = check(povertyGuideline, input)
    return saving(context, values, async (em) => {
      const guideline = await held(em, id)
      const fields = changed(guideline, values)
      const isSame = figures.every((name) => !fields.includes(name))
      Object.assign(guideline, values, !isSame && { checkedAt: null, checkedBy: null })
      record(em, { who, action: 'updated', noun, itemId: id, title: titleOf(guideline), fields })
      return guideline
    })
  }

  @Mutation(() => PovertyGuideline)
  deletePovertyGuideline(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    const { name: who } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const guideline = await held(em, id)
      em.remove(guideline)
      record(em, { who, action: 'deleted', noun, itemId: id, title: titleOf(guideline) })
      return guideline
    })
  }

  @Mutation(() => PovertyGuideline, {
    description: 'Says that these figures were compared with the published ones',
  })
  checkPovertyGuideline(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<PovertyGuideline> {
    const { name: who } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const guideline = await held(em, id)
      Object.assign(guideline, { checkedAt: new Date(), checkedBy: who })
      record(em, { who, action: 'checked', noun, itemId: id, title: titleOf(guideline) })
      return guideline
    })
  }

  @Mutation(() => ScreeningPolicy)
  setScreeningPolicy(
    @Arg('input', () => ScreeningPolicyInput) input: ScreeningPolicyInput,
    @Ctx() context: Context,
  ): Promise<ScreeningPolicy> {
    const { name: who } = administratorsOnly(context)
    const values = check(screeningPolicy, input)
    return context.em.transactional(async (em) => {
      const policy = await thePolicy(em)
      const fields = changed(policy, values)
      record(em, { who, action: 'updated', noun: 'screening policy', itemId: policy.id, fields })
      return Object.assign(policy, values)
    })
  }
}

/** What was compared with the published figures, and must be again once it is another. */
const figures = ['year', 'region', 'onePerson', 'eachFurther']

const changed = <Values extends object>(item: NoInfer<Values>, values: Values) =>
  Object.keys(values).filter((name) => item[name as keyof Values] !== values[name as keyof Values])

/** Saves, or says that there is one for this year and region already. */
async function saving(
  { em }: Context,
  { year, region }: NewGuideline,
  save: (em: EntityManager) => Promise<PovertyGuideline>,
): Promise<PovertyGuideline> {
  try {
    return await sayingWhatExists(noun, () => em.transactional(save))
  } catch (error) {
    if (!(error instanceof AlreadyExists)) throw error
    throw new AlreadyExists({ year: `There is a guideline for ${titleOf({ year, region })} already` })
  }
}

async function held(em: EntityManager, id: string): Promise<PovertyGuideline> {
  const found = isUuid(id)
    ? await em.findOne(PovertyGuideline, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!found) throw new NotFound(noun, id)
  return found
}
