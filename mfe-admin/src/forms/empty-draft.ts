/** What a form begins with, derived from the rules of what it sends: a new field is said there, and in the form. */
import { isRetainedWhenOmitted } from '@access/service-kit/validation/retained-fields.rules'
import type { z } from 'zod'

/**
 * The values of a form: those that its rules take in, without the fields that they ignore. A choice is any text, since
 * it may not be made yet, or come from elsewhere; so is what the rules parse themselves, such as an amount.
 */
export type FormDraft<Rules extends z.ZodObject> = {
  [Name in keyof z.input<Rules> as IsIgnored<Rules, Name> extends true ? never : Name]: FormValue<
    z.input<Rules>[Name]
  >
}

type IsIgnored<Rules extends z.ZodObject, Name> = Name extends keyof z.output<Rules>
  ? [z.output<Rules>[Name]] extends [undefined]
    ? true
    : false
  : true

type FormValue<Value> = unknown extends Value
  ? string
  : Value extends string
    ? string
    : Value extends readonly (infer Entry)[]
      ? FormValue<Entry>[]
      : Value extends object
        ? { [Name in keyof Value]: FormValue<Value[Name]> }
        : Value

/**
 * The draft of something new: each field as the rules fill it in, else an empty text or list. Of the fields in
 * `omitted` nothing is sent until they are filled.
 */
export function buildEmptyDraft<Rules extends z.ZodObject>(
  rules: Rules,
  { omitted = [] }: { omitted?: readonly (keyof FormDraft<Rules> & string)[] } = {},
): FormDraft<Rules> {
  const isOmitted = (name: string) => omitted.some((one) => one === name)
  const fields = Object.entries(rules.shape as Record<string, z.ZodType>)
    .filter(([, rule]) => !ignoresInput(rule))
    .map(([name, rule]) => [name, isOmitted(name) ? undefined : getEmptyValue(rule)])
  return Object.fromEntries(fields) as FormDraft<Rules>
}

/** An ignored field takes anything, and makes nothing of it. */
function ignoresInput(rule: z.ZodType): boolean {
  const { success, data } = rule.safeParse('')
  return success && data === undefined
}

function getEmptyValue(rule: z.ZodType): unknown {
  // Left out it stays as it is stored; null is what it begins with.
  if (isRetainedWhenOmitted(rule)) return rule.parse(null)
  const { success, data, error } = rule.safeParse(undefined)
  if (success) return data === undefined ? getOptionalValue(rule) : data
  const [issue] = error.issues
  return issue?.code === 'invalid_type' && issue.expected === 'array' ? [] : ''
}

const getOptionalValue = (rule: z.ZodType) => (rule.safeParse('').success ? '' : null)
