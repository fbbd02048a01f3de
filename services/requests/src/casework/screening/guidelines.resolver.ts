/** The poverty guidelines and our own limits, for administrators: looked at, changed, and compared with the published figures. */
import {
  Authorized,
  assertVersion,
  type Context,
  maxListLength,
  recordAuditEvent,
  requireAdministrator,
  validate,
  versionArgument,
} from '@access/service-kit'
import { LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Float, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { screeningPolicy } from './guideline.rules.ts'
import {
  confirmGuideline,
  createGuideline,
  deleteGuideline,
  getChangedFields,
  updateGuideline,
} from './guideline-mutations.ts'
import { PovertyGuideline } from './poverty-guideline.entity.ts'
import { getScreeningCriteria, getScreeningPolicy, ScreeningPolicy } from './screening-policy.entity.ts'

// As far as GraphQL is concerned everything may be left out, and any number will do: the rules name what is wrong.
@InputType()
class PovertyGuidelineInput {
  @Field(() => Float, { nullable: true }) year?: number
  @Field(() => String, { nullable: true }) region?: string
  @Field(() => Float, { nullable: true }) onePerson?: number
  @Field(() => Float, { nullable: true }) eachAdditionalPerson?: number
  @Field(() => String, { nullable: true }) effectiveFrom?: string
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
  @Authorized('manageGuidelines')
  @Query(() => [PovertyGuideline], { description: 'Newest first' })
  async povertyGuidelines(@Ctx() context: Context): Promise<PovertyGuideline[]> {
    return context.em.find(
      PovertyGuideline,
      {},
      { orderBy: { year: 'desc', region: 'asc' }, limit: maxListLength },
    )
  }

  @Authorized('manageGuidelines')
  @Query(() => PovertyGuideline, {
    nullable: true,
    description: 'The one that requests are screened by today',
  })
  async currentGuideline(@Ctx() context: Context): Promise<PovertyGuideline | null> {
    const { timeZone } = await getOfficeSettings(context)
    const criteria = await getScreeningCriteria(context.em, timeZone)
    return criteria && context.em.findOne(PovertyGuideline, { id: criteria.guideline.id })
  }

  @Authorized('manageGuidelines')
  @Query(() => ScreeningPolicy)
  async screeningPolicy(@Ctx() context: Context): Promise<ScreeningPolicy> {
    return getScreeningPolicy(context.em)
  }

  @Authorized('manageGuidelines')
  @Mutation(() => PovertyGuideline)
  createPovertyGuideline(
    @Arg('input', () => PovertyGuidelineInput) input: PovertyGuidelineInput,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    return createGuideline(context, input)
  }

  @Authorized('manageGuidelines')
  @Mutation(() => PovertyGuideline, { description: 'Other figures are to be checked again' })
  updatePovertyGuideline(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => PovertyGuidelineInput) input: PovertyGuidelineInput,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    return updateGuideline(context, { id, version }, input)
  }

  @Authorized('manageGuidelines')
  @Mutation(() => PovertyGuideline)
  deletePovertyGuideline(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    return deleteGuideline(context, id)
  }

  @Authorized('manageGuidelines')
  @Mutation(() => PovertyGuideline, {
    description: 'Says that these figures were compared with the published ones',
  })
  checkPovertyGuideline(
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    return confirmGuideline(context, { id, version })
  }

  @Authorized('manageGuidelines')
  @Mutation(() => ScreeningPolicy)
  setScreeningPolicy(
    @Arg('input', () => ScreeningPolicyInput) input: ScreeningPolicyInput,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<ScreeningPolicy> {
    const actor = requireAdministrator(context)
    const values = validate(screeningPolicy, input)
    return context.em.transactional(async (em) => {
      const policy = await getScreeningPolicy(em, LockMode.PESSIMISTIC_WRITE)
      assertVersion(policy, version)
      const fields = getChangedFields(policy, values)
      recordAuditEvent(em, {
        actor,
        action: 'updated',
        itemType: 'screening policy',
        itemId: policy.id,
        changedFields: fields,
      })
      return Object.assign(policy, values, { version: policy.version + 1 })
    })
  }
}
