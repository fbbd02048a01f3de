/** The registration form without script, whose result goes to the page of the event, and what it shares with the one by script. */
import type { RemoteForm } from '@access/kit'
import { fieldMessages } from './registration.messages.ts'

/** The page of registrations for an event, to which their forms are sent. */
export const buildRegistrationPath = (event: string) => `/events/${event}/place`

/** The path of a private link. */
export const buildPrivatePath = (event: string, secret: string) => `${buildRegistrationPath(event)}#${secret}`

/** The checkbox that asks for emails, and its value when it is ticked. */
export const emailUpdatesField = 'emailUpdates'
export const emailUpdatesValue = 'yes'

export const defaultValues = { seats: '1' } as const

/** The most seats that one registration may ask for. */
export const maxSeats = 10

/** The options for the number of seats. */
export const listSeatOptions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))

/** What somebody gets who has registered. */
export type Receipt = {
  reference: string
  state: 'placed' | 'waiting'
  seats: number
  position: number | null
  link: string
  /** Whether we email them about it. */
  hasEmailUpdates: boolean
  /** They asked for emails, and get none until a person has seen that this is no spam. */
  isEmailHeld: boolean
}

/** The request body: seats as a number, whether the checkbox is ticked, and the rest as it was typed. */
export const buildRequestBody = (values: Record<string, string>, emailUpdates: unknown) => ({
  ...values,
  seats: Number(values.seats ?? defaultValues.seats),
  emailUpdates: emailUpdates === emailUpdatesValue,
})

export const registrationForm: RemoteForm = {
  path: '/events/:id',
  fields: [...Object.keys(fieldMessages), emailUpdatesField, 'website'],
  async handleSubmission({ values, params }, apiClient) {
    const body = { event: params.id, ...buildRequestBody(values, values[emailUpdatesField]) }
    const result = await apiClient.sendRequest<Receipt>('POST', '/api/registrations', body)
    if (!('data' in result)) return { values, ...result }
    // The link is a secret, and must not be in a URL.
    return { receipt: result.data, receiptMode: 'stay' }
  },
}
