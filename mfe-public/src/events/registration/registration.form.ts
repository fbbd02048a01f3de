/** The registration form without script: its result goes to the page of the event. */
import type { RemoteForm } from '@access/kit'
import { buildRequestBody, buildValues, fields } from './validate-registration.ts'

/** What somebody gets who has registered. */
export type Receipt = {
  reference: string
  state: 'placed' | 'waiting'
  seats: number
  position: number | null
  link: string
}

export const registrationForm: RemoteForm = {
  path: '/events/:id',
  fields: [...fields, 'website'],
  async handleSubmission({ values, params, secondsOpen }, apiClient) {
    const { website = '' } = values
    const body = { event: params.id, ...buildRequestBody(buildValues(values)), website }
    const result = await apiClient.sendRequest<Receipt>('POST', '/api/registrations', body, {
      seconds: secondsOpen,
    })
    if (!('data' in result)) return { values, ...result }
    const { reference, state, seats, position, link } = result.data
    // The link is a secret, and must not be in a URL.
    return { receipt: { reference, state, seats, position, link }, receiptMode: 'stay' }
  },
}
