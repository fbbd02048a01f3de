/** What administrators do with a poverty guideline, each with its line in the audit. */
import {
  type Actor,
  AlreadyExists,
  assertVersion,
  type Context,
  getActorName,
  handleUniqueViolation,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { type PovertyGuidelineInput, povertyGuideline } from './guideline.rules.ts'
import { formatGuidelineTitle, itemType, PovertyGuideline } from './poverty-guideline.entity.ts'

/** Adds a guideline; `Invalid` names what is wrong, `AlreadyExists` the year that has one for this region. */
export function createGuideline(context: Context, input: object): Promise<PovertyGuideline> {
  const values = validate(povertyGuideline, input)
  return withDuplicateYearError(values, () =>
    changeGuideline(context, 'created', async (em) => {
      const guideline = Object.assign(new PovertyGuideline(), values)
      em.persist(guideline)
      return { guideline }
    }),
  )
}

/** Which guideline, and as which of its versions somebody saw it. */
type SeenVersion = { id: string; version: number | null }

/** Changes a guideline; one with other figures is to be checked again. Refused like a new one, and when overtaken. */
export function updateGuideline(
  context: Context,
  seen: SeenVersion,
  input: object,
): Promise<PovertyGuideline> {
  const values = validate(povertyGuideline, input)
  return withDuplicateYearError(values, () =>
    changeGuideline(context, 'updated', async (em) => {
      const guideline = await lockGuidelineForSave(em, seen)
      const fields = getChangedFields(guideline, values)
      Object.assign(guideline, values)
      if (fields.some((name) => verifiedFields.includes(name)))
        Object.assign(guideline, { checkedAt: null, checkedBy: null })
      return { guideline, fields }
    }),
  )
}

/** Deletes a guideline; screenings by it keep their figures. */
export function deleteGuideline(context: Context, id: string): Promise<PovertyGuideline> {
  return changeGuideline(context, 'deleted', async (em) => {
    const guideline = await lockGuideline(em, id)
    em.remove(guideline)
    return { guideline }
  })
}

/** Says that somebody has compared the figures with the published ones: those that they saw, and no others. */
export function confirmGuideline(context: Context, seen: SeenVersion): Promise<PovertyGuideline> {
  return changeGuideline(context, 'checked', async (em, actor) => {
    const guideline = await lockGuidelineForSave(em, seen)
    Object.assign(guideline, { checkedAt: new Date(), checkedBy: getActorName(actor) })
    return { guideline }
  })
}

/** The names of the values that are not what they were. */
export const getChangedFields = <Values extends object>(item: NoInfer<Values>, values: Values): string[] =>
  Object.keys(values).filter((name) => item[name as keyof Values] !== values[name as keyof Values])

/** What is compared with the published figures. */
const verifiedFields = ['year', 'region', 'onePerson', 'eachAdditionalPerson']

type GuidelineChange = (
  em: EntityManager,
  actor: Actor,
) => Promise<{ guideline: PovertyGuideline; fields?: string[] }>

function changeGuideline(
  context: Context,
  action: string,
  change: GuidelineChange,
): Promise<PovertyGuideline> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const { guideline, fields } = await change(em, actor)
    recordAuditEvent(em, {
      actor,
      action,
      itemType,
      itemId: guideline.id,
      title: formatGuidelineTitle(guideline),
      changedFields: fields,
    })
    return guideline
  })
}

async function withDuplicateYearError<T>(values: PovertyGuidelineInput, save: () => Promise<T>): Promise<T> {
  try {
    return await handleUniqueViolation(itemType, save)
  } catch (error) {
    if (!(error instanceof AlreadyExists)) throw error
    throw new AlreadyExists({ year: `There is a guideline for ${formatGuidelineTitle(values)} already` })
  }
}

async function lockGuidelineForSave(
  em: EntityManager,
  { id, version }: SeenVersion,
): Promise<PovertyGuideline> {
  const guideline = await lockGuideline(em, id)
  assertVersion(guideline, version)
  guideline.version += 1
  return guideline
}

async function lockGuideline(em: EntityManager, id: string): Promise<PovertyGuideline> {
  const guideline = isUuid(id)
    ? await em.findOne(PovertyGuideline, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!guideline) throw new NotFound(itemType, id)
  return guideline
}
