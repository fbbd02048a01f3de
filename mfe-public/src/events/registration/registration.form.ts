/** The registration form without script: its result goes to the page of the event. */
import type { RemoteForm } from '@access/kit'
import { buildRequestBody, buildValues, emailUpdatesField, fields } from './validate-registration.ts'

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

export const registrationForm: RemoteForm = {
  path: '/events/:id',
  fields: [...fields, emailUpdatesField, 'website'],
  async handleSubmission({ values, params }, apiClient) {
    const { website = '' } = values
    const body = {
      event: params.id,
      ...buildRequestBody(buildValues(values), values[emailUpdatesField]),
      website,
    }
    const result = await apiClient.sendRequest<Receipt>('POST', '/api/registrations', body)
    if (!('data' in result)) return { values, ...result }
    // The link is a secret, and must not be in a URL.
    return { receipt: result.data, receiptMode: 'stay' }
  },
}
