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
    const { reference, state, seats, position, link, hasEmailUpdates } = result.data
    // The link is a secret, and must not be in a URL.
    return { receipt: { reference, state, seats, position, link, hasEmailUpdates }, receiptMode: 'stay' }
  },
}
