/** What is told at once, without asking the server: the rules hold all of it and more, and are too heavy to bring along. */

/** Every field of the form, in the order they are asked. */
export const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

export type Field = (typeof fields)[number]
export type Values = Record<Field, string>
export type Errors = Partial<Record<Field, string>>

const missing: Errors = {
  name: 'Enter your name',
  email: 'Enter your email address',
  subject: 'Enter a subject',
  message: 'Enter your message',
}

const misshapen = 'Enter an email address in the correct format, like name@example.org'

/** What is wrong with a message, field by field; nothing found here does not mean that the rules let it through. */
export function complaintsAbout(values: Values): Errors {
  const empty = fields.filter((field) => missing[field] && !values[field].trim())
  const errors: Errors = Object.fromEntries(empty.map((field) => [field, missing[field]]))
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(values.email.trim())) errors.email = misshapen
  return errors
}

/** Only what is said about fields of this form. */
export const errorsIn = (said: Record<string, string>): Errors =>
  Object.fromEntries(fields.flatMap((field) => (said[field] ? [[field, said[field]]] : [])))

/** A form with nothing in it but what is given. */
export const valuesWith = (given: Partial<Record<string, string>> = {}): Values => ({
  name: given.name ?? '',
  email: given.email ?? '',
  phone: given.phone ?? '',
  subject: given.subject ?? '',
  message: given.message ?? '',
})
