/** The additional details as they are typed and as they are sent. */

import { formatOpeningTimes } from '@access/content/organisation/opening-times.rules'
import type { Office } from '@access/kit'
import { callBackWindows } from '@access/requests/intake/legal-aid-requests/additional-details.rules'
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
  const isSafe = (method: string) => details.safeContactMethods?.includes(method)
  return {
    safeContactMethods: details.safeContactMethods?.length ? details.safeContactMethods : undefined,
    safeContactHours: parseText(details.safeContactHours),
    // Asked only beside their way.
    callBackWindow: isSafe('Phone') ? parseText(details.callBackWindow) : undefined,
    sayWhoIsCalling: isSafe('Phone') ? parseChoice(details.sayWhoIsCalling) : undefined,
    postalAddress: isSafe('Post') ? parseText(details.postalAddress) : undefined,
    leaveMessage: parseChoice(details.leaveMessage),
    senderName: parseText(details.senderName),
    language: parseText(details.language),
    languageHelp: parseText(details.languageHelp),
    adverseParty: parseText(details.adverseParty),
    accessNeeds: parseText(details.accessNeeds),
  } satisfies Record<DetailField, unknown>
}

const parseText = (answer: string | undefined) => (answer?.trim() ? answer : undefined)
const parseChoice = (answer: string | undefined) => (answer ? answer === 'yes' : undefined)

/** The parts of our hours in which we may call: mornings end at noon. */
export const listCallBackWindows = ({ hours }: Pick<Office, 'hours'>) => [
  { value: callBackWindows[0], label: callBackWindows[0] },
  ...hours.flatMap(({ weekday, from, until }) => {
    if (!from || !until) return []
    const parts = [
      { name: 'morning', from, until: until < noon ? until : noon },
      { name: 'afternoon', from: from > noon ? from : noon, until },
    ]
    return parts
      .filter((part) => part.from < part.until)
      .map((part) => ({
        value: `${weekday} ${part.name}`,
        label: `${weekday} ${formatOpeningTimes([{ ...part, weekday }])[0]!.time}`,
      }))
  }),
]

const noon = '12:00'

/** The errors by field, wherever in the input they were found. */
export function parseDetailErrors(errors: Record<string, string>): Partial<Record<DetailField, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = path.split('.').find((part) => detailFields.includes(part as DetailField))
      return field ? [[field, message]] : []
    }),
  )
}
