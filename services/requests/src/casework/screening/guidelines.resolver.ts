/** The poverty guidelines and our own limits, for administrators: looked at, changed, and compared with the published figures. */
import {
  AlreadyExists,
  Authorized,
  type Context,
  handleUniqueViolation,
  lockItem,
  lockItemForSave,
  maxListLength,
  recordAuditEvent,
  requireAdministrator,
  validate,
  versionArgument,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { createInputFromRules } from '../../platform/validation/input-from-rules.ts'
import { povertyGuideline, screeningPolicy } from './guideline.rules.ts'
import {
  getScreeningCriteria,
  getScreeningPolicy,
  PovertyGuideline,
  policyId,
  ScreeningPolicy,
} from './screening-criteria.entity.ts'

const itemType = 'poverty guideline'

const PovertyGuidelineInput = createInputFromRules('PovertyGuidelineInput', povertyGuideline)
const ScreeningPolicyInput = createInputFromRules('ScreeningPolicyInput', screeningPolicy)

@Resolver()
export class GuidelinesResolver {
  @Authorized('manageGuidelines')
  @Query(() => [PovertyGuideline], { description: 'Newest first' })
  async povertyGuidelines(@Ctx() context: Context): Promise<PovertyGuideline[]> {
    const orderBy = { year: 'desc', region: 'asc' } as const
    return context.em.find(PovertyGuideline, {}, { orderBy, limit: maxListLength })
  }

  @Authorized('manageGuidelines')
  @Query(() => PovertyGuideline, {
    nullable: true,
    description: 'The one that requests are screened by today',
  })
  async currentGuideline(@Ctx() context: Context): Promise<PovertyGuideline | null> {
    const { timeZone } = await getOfficeSettings(context)
    return (await getScreeningCriteria(context.em, timeZone))?.guideline ?? null
  }

  @Authorized('manageGuidelines')
  @Query(() => ScreeningPolicy)
  async screeningPolicy(@Ctx() context: Context): Promise<ScreeningPolicy> {
    return getScreeningPolicy(context.em)
  }

  @Authorized('manageGuidelines')
  @Mutation(() => PovertyGuideline)
  createPovertyGuideline(
    @Arg('input', () => PovertyGuidelineInput) input: object,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    const values = validate(povertyGuideline, input)
    return changeGuideline(context, 'created', async (em) => {
      const guideline = Object.assign(new PovertyGuideline(), values)
      em.persist(guideline)
      return { guideline }
    })
  }

  @Authorized('manageGuidelines')
  @Mutation(() => PovertyGuideline, { description: 'Other figures are to be checked again' })
  updatePovertyGuideline(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => PovertyGuidelineInput) input: object,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    const values = validate(povertyGuideline, input)
    return changeGuideline(context, 'updated', async (em) => {
      const guideline = await lockItemForSave(em, PovertyGuideline, itemType, id, version)
      const fields = getChangedFields(guideline, values)
      Object.assign(guideline, values)
      if (fields.some((name) => verifiedFields.includes(name)))
        Object.assign(guideline, { checkedAt: null, checkedBy: null })
      return { guideline, fields }
    })
  }

  /** Screenings by it keep their figures. */
  @Authorized('manageGuidelines')
  @Mutation(() => PovertyGuideline)
  deletePovertyGuideline(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<PovertyGuideline> {
    return changeGuideline(context, 'deleted', async (em) => {
      const guideline = await lockItem(em, PovertyGuideline, itemType, id)
      em.remove(guideline)
      return { guideline }
    })
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
    return changeGuideline(context, 'checked', async (em) => {
      const guideline = await lockItemForSave(em, PovertyGuideline, itemType, id, version)
      Object.assign(guideline, { checkedAt: new Date(), checkedBy: requireAdministrator(context).name })
      return { guideline }
    })
  }

  @Authorized('manageGuidelines')
  @Mutation(() => ScreeningPolicy)
  setScreeningPolicy(
    @Arg('input', () => ScreeningPolicyInput) input: object,
    @Arg('version', () => Int, versionArgument) version: number | null,
    @Ctx() context: Context,
  ): Promise<ScreeningPolicy> {
    const actor = requireAdministrator(context)
    const values = validate(screeningPolicy, input)
    const policyType = 'screening policy'
    return context.em.transactional(async (em) => {
      const policy = await lockItemForSave(em, ScreeningPolicy, policyType, policyId, version)
      const changedFields = getChangedFields(policy, values)
      const event = { actor, action: 'updated', itemType: policyType, itemId: policyId, changedFields }
      recordAuditEvent(em, event)
      return Object.assign(policy, values)
    })
  }
}

/** What is compared with the published figures. */
const verifiedFields = ['year', 'region', 'onePerson', 'eachAdditionalPerson']

/** The names of the values that are not what they were. */
const getChangedFields = <Values extends object>(item: NoInfer<Values>, values: Values): string[] =>
  Object.keys(values).filter((name) => item[name as keyof Values] !== values[name as keyof Values])

type GuidelineChange = (em: EntityManager) => Promise<{ guideline: PovertyGuideline; fields?: string[] }>

/** One change, with its line in the audit; `AlreadyExists` names the year that has a guideline for this region. */
async function changeGuideline(
  context: Context,
  action: string,
  change: GuidelineChange,
): Promise<PovertyGuideline> {
  const actor = requireAdministrator(context)
  let title = ''
  const save = () =>
    context.em.transactional(async (em) => {
      const { guideline, fields: changedFields } = await change(em)
      title = `${guideline.year}, ${guideline.region}`
      recordAuditEvent(em, { actor, action, itemType, itemId: guideline.id, title, changedFields })
      return guideline
    })
  return handleUniqueViolation(itemType, save).catch((error: unknown) => {
    if (!(error instanceof AlreadyExists)) throw error
    throw new AlreadyExists({ year: `There is a guideline for ${title} already` })
  })
}
