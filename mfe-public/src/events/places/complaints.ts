/** What is told at once, without asking the server: the rules hold all of it and more, and are too heavy to bring along. */
import { complaints } from './words.ts'

/** Every field of a registration, in the order they are asked. */
export const fields = ['name', 'email', 'phone', 'seats', 'needs'] as const

/** What the owner of a place may change. */
export const changeable = ['seats', 'needs', 'phone'] as const

/** The most seats that one registration may ask for. */
export const mostSeats = 10

export type Field = (typeof fields)[number]
export type Values = Record<Field, string>
export type Errors = Partial<Record<Field, string>>

/** What is wrong with a registration, field by field. */
export function complaintsAbout({ name, email }: Values): Errors {
  return {
    ...(!name.trim() && { name: complaints.name }),
    ...complaintAboutAddress(email.trim()),
  }
}

function complaintAboutAddress(email: string): Errors {
  if (!email) return { email: complaints.email }
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? {} : { email: complaints.emailFormat }
}

/** Only what is said about fields of the form. */
export const errorsIn = (said: Record<string, string>): Errors =>
  Object.fromEntries(fields.flatMap((field) => (said[field] ? [[field, said[field]]] : [])))

/** A form with nothing in it but one seat, and what is given. */
export const valuesWith = (given: Partial<Record<string, string>> = {}): Values => ({
  name: given.name ?? '',
  email: given.email ?? '',
  phone: given.phone ?? '',
  seats: given.seats ?? '1',
  needs: given.needs ?? '',
})

/** What is sent: seats as a number, and the rest as it was typed. */
export const asSent = (values: Values) => ({ ...values, seats: Number(values.seats) })

/** The numbers of seats that may be asked for. */
export const seatsUpTo = (most: number) =>
  Array.from({ length: most }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))
