/** The message form without script: its result goes to its own page. */
import type { RemoteForm } from '@access/kit'
import { fields } from './validate-message.ts'

export const contactForm: RemoteForm = {
  path: '/contact',
  fields: [...fields, 'website'],
  async handleSubmission({ values }, apiClient) {
    const result = await apiClient.sendRequest<{ reference: string }>('POST', '/api/contact', values)
    if (!('data' in result)) return { values, ...result }
    return { receipt: { reference: result.data.reference } }
  },
}
