/** Quick validation without the server: the rules are complete, but too large for the browser bundle. */
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import { isEmailAddress, normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'
import { validationMessages } from './registration.messages.ts'

/** The fields of a registration, in their order on the form. */
export const fields = ['name', 'email', 'phone', 'seats', 'needs'] as const

/** The checkbox that asks for emails, and its value when it is ticked. */
export const emailUpdatesField = 'emailUpdates'
export const emailUpdatesValue = 'yes'

/** The fields that can be changed later. */
export const changeableFields = ['seats', 'needs', 'phone'] as const

/** The most seats that one registration may ask for. */
export const maxSeats = 10

export type Field = (typeof fields)[number]
export type Values = Record<Field, string>
export type Errors = Partial<Record<Field, string>>

/** What is wrong with a registration, field by field. */
export function validateRegistration({ name, email }: Values): Errors {
  return {
    ...(!removeInvisible(name).trim() && { name: validationMessages.name }),
    ...validateEmail(normalizeEmailAddress(email)),
  }
}

function validateEmail(email: string): Errors {
  if (!email) return { email: validationMessages.email }
  return isEmailAddress(email) ? {} : { email: validationMessages.emailFormat }
}

/** The errors that belong to fields of the form. */
export const pickFieldErrors = (messages: Record<string, string>): Errors =>
  Object.fromEntries(fields.flatMap((field) => (messages[field] ? [[field, messages[field]]] : [])))

/** The default values, overridden by the given ones. */
export const buildValues = (initialValues: Partial<Record<string, string>> = {}): Values => ({
  name: initialValues.name ?? '',
  email: initialValues.email ?? '',
  phone: initialValues.phone ?? '',
  seats: initialValues.seats ?? '1',
  needs: initialValues.needs ?? '',
})

/** The request body: seats as a number, whether the checkbox is ticked, and the rest as it was typed. */
export const buildRequestBody = (values: Values, emailUpdates: unknown) => ({
  ...values,
  seats: Number(values.seats),
  emailUpdates: emailUpdates === emailUpdatesValue,
})

/** The options for the number of seats. */
export const listSeatOptions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))
