/** What administrators do with a poverty guideline, each with its line in the audit. */
import {
  AlreadyExists,
  administratorsOnly,
  type Context,
  check,
  isUuid,
  NotFound,
  record,
  refuseOvertaken,
  sayingWhatExists,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { type PovertyGuidelineInput, povertyGuideline } from './guideline.rules.ts'
import { noun, PovertyGuideline, titleOf } from './poverty-guideline.ts'

/** Adds a guideline; `Invalid` names what is wrong, `AlreadyExists` the year that has one for this region. */
export function createGuideline(context: Context, input: object): Promise<PovertyGuideline> {
  administratorsOnly(context)
  const values = check(povertyGuideline, input)
  return sayingWhichExists(values, () =>
    changing(context, 'created', async (em) => {
      const guideline = Object.assign(new PovertyGuideline(), values)
      em.persist(guideline)
      return { guideline }
    }),
  )
}

/** Which guideline, and as which of its versions somebody saw it. */
type Seen = { id: string; version: number | null }

/** Changes a guideline; one with other figures is to be checked again. Refused like a new one, and when overtaken. */
export function updateGuideline(context: Context, seen: Seen, input: object): Promise<PovertyGuideline> {
  administratorsOnly(context)
  const values = check(povertyGuideline, input)
  return sayingWhichExists(values, () =>
    changing(context, 'updated', async (em) => {
      const guideline = await toSave(em, seen)
      const fields = changedFields(guideline, values)
      Object.assign(guideline, values)
      if (fields.some((name) => compared.includes(name)))
        Object.assign(guideline, { checkedAt: null, checkedBy: null })
      return { guideline, fields }
    }),
  )
}

/** Takes a guideline away; what was screened by it keeps its figures. */
export function deleteGuideline(context: Context, id: string): Promise<PovertyGuideline> {
  return changing(context, 'deleted', async (em) => {
    const guideline = await held(em, id)
    em.remove(guideline)
    return { guideline }
  })
}

/** Says that somebody has compared the figures with the published ones: those that they saw, and no others. */
export function confirmGuideline(context: Context, seen: Seen): Promise<PovertyGuideline> {
  return changing(context, 'checked', async (em, who) => {
    const guideline = await toSave(em, seen)
    Object.assign(guideline, { checkedAt: new Date(), checkedBy: who })
    return { guideline }
  })
}

/** The names of the values that are not what they were. */
export const changedFields = <Values extends object>(item: NoInfer<Values>, values: Values): string[] =>
  Object.keys(values).filter((name) => item[name as keyof Values] !== values[name as keyof Values])

/** What is compared with the published figures. */
const compared = ['year', 'region', 'onePerson', 'eachFurther']

type Changing = (
  em: EntityManager,
  who: string,
) => Promise<{ guideline: PovertyGuideline; fields?: string[] }>

function changing(context: Context, action: string, change: Changing): Promise<PovertyGuideline> {
  const { name: who } = administratorsOnly(context)
  return context.em.transactional(async (em) => {
    const { guideline, fields } = await change(em, who)
    record(em, { who, action, noun, itemId: guideline.id, title: titleOf(guideline), fields })
    return guideline
  })
}

async function sayingWhichExists<T>(values: PovertyGuidelineInput, save: () => Promise<T>): Promise<T> {
  try {
    return await sayingWhatExists(noun, save)
  } catch (error) {
    if (!(error instanceof AlreadyExists)) throw error
    throw new AlreadyExists({ year: `There is a guideline for ${titleOf(values)} already` })
  }
}

async function toSave(em: EntityManager, { id, version }: Seen): Promise<PovertyGuideline> {
  const guideline = await held(em, id)
  refuseOvertaken(guideline, version)
  guideline.version += 1
  return guideline
}

async function held(em: EntityManager, id: string): Promise<PovertyGuideline> {
  const found = isUuid(id)
    ? await em.findOne(PovertyGuideline, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!found) throw new NotFound(noun, id)
  return found
}
