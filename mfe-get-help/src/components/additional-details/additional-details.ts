/** The additional details as they are typed and as they are sent. */
import type { AdditionalDetailsInput } from './additional-details.generated.ts'
import { additionalDetailsQuestions } from './additional-details.messages.ts'

export type DetailField = keyof typeof additionalDetailsQuestions

/** The contact methods are a list, all else is text; booleans are `yes` or `no`. */
export type AdditionalDetailsDraft = Partial<Record<Exclude<DetailField, 'safeContactMethods'>, string>> & {
  safeContactMethods?: string[]
}

export const detailFields = Object.keys(additionalDetailsQuestions) as DetailField[]

/** Answered fields only; those that are undefined are not sent, and keep their stored value. */
export function buildDetailsInput(details: AdditionalDetailsDraft): AdditionalDetailsInput {
  return {
    safeContactMethods: details.safeContactMethods?.length ? details.safeContactMethods : undefined,
    safeContactHours: parseText(details.safeContactHours),
    leaveMessage: parseChoice(details.leaveMessage),
    senderName: parseText(details.senderName),
    language: parseText(details.language),
    interpreter: parseChoice(details.interpreter),
    adverseParty: parseText(details.adverseParty),
    accessNeeds: parseText(details.accessNeeds),
  } satisfies Record<DetailField, unknown>
}

const parseText = (answer: string | undefined) => (answer?.trim() ? answer : undefined)
const parseChoice = (answer: string | undefined) => (answer ? answer === 'yes' : undefined)

/** The errors by field, wherever in the input they were found. */
export function parseDetailErrors(errors: Record<string, string>): Partial<Record<DetailField, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = path.split('.').find((part) => detailFields.includes(part as DetailField))
      return field ? [[field, message]] : []
    }),
  )
}
