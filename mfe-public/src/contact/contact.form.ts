/** The message form without script: its result goes to its own page. */
import type { RemoteForm } from '@access/kit'
import { buildRequestBody, emailConfirmationField, fields, type MessageReceipt } from './validate-message.ts'

export const contactForm: RemoteForm = {
  path: '/contact',
  fields: [...fields, emailConfirmationField, 'website'],
  async handleSubmission({ values }, apiClient) {
    const { [emailConfirmationField]: emailConfirmation, ...message } = values
    const body = buildRequestBody(message, emailConfirmation)
    const result = await apiClient.sendRequest<MessageReceipt>('POST', '/api/contact', body)
    return 'data' in result ? { receipt: result.data } : { values, ...result }
  },
}
