/** Quick validation without the server: the rules are complete, but too large for the browser bundle. */
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import { isEmailAddress, normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'

/** The fields of the form, in their order. */
export const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

/** The checkbox that asks for a confirmation, and its value when it is ticked. */
export const emailConfirmationField = 'emailConfirmation'
export const emailConfirmationValue = 'yes'

export type Field = (typeof fields)[number]
export type Values = Record<Field, string>
export type Errors = Partial<Record<Field, string>>

const requiredMessages: Errors = {
  name: 'Enter your name',
  email: 'Enter your email address',
  subject: 'Enter a subject',
  message: 'Enter your message',
}

const invalidEmailMessage = 'Enter an email address in the correct format, like name@example.org'

/** Validation errors of a message, by field; without errors here the rules may still reject it. */
export function validateMessage(values: Values): Errors {
  const emptyFields = fields.filter(
    (field) => requiredMessages[field] && !removeInvisible(values[field]).trim(),
  )
  const errors: Errors = Object.fromEntries(emptyFields.map((field) => [field, requiredMessages[field]]))
  if (!errors.email && !isEmailAddress(normalizeEmailAddress(values.email)))
    errors.email = invalidEmailMessage
  return errors
}

/** The errors that belong to fields of this form. */
export const pickFieldErrors = (messages: Record<string, string>): Errors =>
  Object.fromEntries(fields.flatMap((field) => (messages[field] ? [[field, messages[field]]] : [])))

/** What a sender is told of the message. */
export type MessageReceipt = {
  reference: string
  /** Whether we email it to them. */
  hasEmailConfirmation: boolean
  /** They asked for that, and it is held until a person has seen that the message is no spam. */
  isEmailHeld: boolean
}

/** The request body: in the shape of the specification, and that they want a confirmation where they do. */
export const buildRequestBody = (values: Record<string, string>, emailConfirmation: unknown) => ({
  ...values,
  ...(emailConfirmation === emailConfirmationValue && { emailConfirmation: true }),
})

/** The default values, overridden by the given ones. */
export const buildValues = (initialValues: Partial<Record<string, string>> = {}): Values => ({
  name: initialValues.name ?? '',
  email: initialValues.email ?? '',
  phone: initialValues.phone ?? '',
  subject: initialValues.subject ?? '',
  message: initialValues.message ?? '',
})
