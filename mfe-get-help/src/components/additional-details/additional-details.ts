/** The additional details as they are typed and as they are sent. */
import { additionalDetailsQuestions } from './additional-details.messages.ts'

export type DetailField = keyof typeof additionalDetailsQuestions

/** The contact methods are a list, all else is text; booleans are `yes` or `no`. */
export type AdditionalDetailsDraft = Partial<Record<Exclude<DetailField, 'safeContactMethods'>, string>> & {
  safeContactMethods?: string[]
}

export const detailFields = Object.keys(additionalDetailsQuestions) as DetailField[]

const booleanFields: readonly DetailField[] = ['leaveMessage', 'interpreter']

/** Answered fields only; those left out keep their stored value. */
export function buildDetailsInput(
  details: AdditionalDetailsDraft,
): Record<string, string | boolean | string[]> {
  return Object.fromEntries(
    detailFields.flatMap((field) => {
      const answer = details[field]
      if (!answer?.length || (typeof answer === 'string' && !answer.trim())) return []
      return [[field, booleanFields.includes(field) ? answer === 'yes' : answer]]
    }),
  )
}

/** The errors by field, wherever in the input they were found. */
export function parseDetailErrors(errors: Record<string, string>): Partial<Record<DetailField, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = path.split('.').find((part) => detailFields.includes(part as DetailField))
      return field ? [[field, message]] : []
    }),
  )
}
