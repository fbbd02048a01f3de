/** What an applicant may add once the request is sent. All of it is optional, and none of it decides anything. */
import { z } from 'zod'
import { isBlank, requiredLine, requiredText } from '../../platform/text/text.rules.ts'

/** By what we may reach somebody. */
export const safeContactMethods = ['Phone', 'Text message', 'Email', 'Post'] as const

/** Stands for the name of the office, whatever it is on the day of an email. */
export const ownSenderName = 'Our name'

/** Says nothing of who we are. */
export const neutralSenderName = 'Office Services'

/** In which part of our hours we may call; the page offers those that the office has. */
export const callBackWindows = [
  'Any time we are open',
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].flatMap((day) => [
    `${day} morning`,
    `${day} afternoon`,
  ]),
] as const

export const noHelpNeeded = 'No help needed'

/** With what help somebody talks with us. */
export const languageHelpOptions = [noHelpNeeded, 'Interpreter', 'Telephone relay', 'Sign language'] as const

/** Under which name we write emails and texts. */
export const senderNames = [ownSenderName, neutralSenderName] as const

/** The longest that each field may be, in characters. */
export const additionalDetailsLimits = {
  safeContactHours: 200,
  postalAddress: 300,
  language: 80,
  adverseParty: 200,
  accessNeeds: 1000,
} as const

const isEmpty = (value: unknown) =>
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)

/** Null, a blank and an empty list are nothing told. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional())

const optionalLine = (label: string, limit: number) =>
  optional(requiredLine(label, limit, `${label} must be text`))
const yesOrNo = () => z.boolean('Choose yes or no')

/** What was told; what is left out stays as it was told before. */
export const additionalDetails = z.strictObject({
  safeContactMethods: optional(
    z.array(z.enum(safeContactMethods, 'Choose from the list')).max(safeContactMethods.length),
  ),
  safeContactHours: optionalLine('Safe hours', additionalDetailsLimits.safeContactHours),
  callBackWindow: optional(z.enum(callBackWindows, 'Choose from the list')),
  leaveMessage: optional(yesOrNo()),
  sayWhoIsCalling: optional(yesOrNo()),
  postalAddress: optional(
    requiredText('Postal address', additionalDetailsLimits.postalAddress, 'This must be text'),
  ),
  senderName: optional(z.enum(senderNames, 'Choose from the list')),
  language: optionalLine('Your language', additionalDetailsLimits.language),
  interpreter: optional(yesOrNo()),
  languageHelp: optional(z.enum(languageHelpOptions, 'Choose from the list')),
  adverseParty: optionalLine('Name of the other side', additionalDetailsLimits.adverseParty),
  accessNeeds: optional(requiredText('Your text', additionalDetailsLimits.accessNeeds, 'This must be text')),
})

/** What the rules let through. */
export type AdditionalDetailsValues = z.output<typeof additionalDetails>

/** With what help they talk with us; null where they have not said. Once there was only the question for an interpreter. */
export function getLanguageHelp({ languageHelp, interpreter }: AdditionalDetailsValues = {}): string | null {
  if (languageHelp || interpreter === undefined) return languageHelp ?? null
  return interpreter ? 'Interpreter' : noHelpNeeded
}
