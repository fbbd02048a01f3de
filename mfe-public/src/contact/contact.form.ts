/** The message form without script, whose result goes to its own page, and what it shares with the one by script. */
import type { RemoteForm } from '@access/kit'
import { fieldMessages } from './contact.messages.ts'
import { volunteerFieldMessages, volunteerSubject } from './volunteer.messages.ts'

/** The checkbox that asks for a confirmation, and its value when it is ticked. */
export const emailConfirmationField = 'emailConfirmation'
export const emailConfirmationValue = 'yes'

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
  // An offer to help is written without a subject, and has its kind instead.
  ...('kind' in values && { subject: volunteerSubject }),
  ...(emailConfirmation === emailConfirmationValue && { emailConfirmation: true }),
})

const createMessageForm = (path: string, fields: object): RemoteForm => ({
  path,
  fields: [...Object.keys(fields), emailConfirmationField, 'website'],
  async handleSubmission({ values }, apiClient) {
    const { [emailConfirmationField]: emailConfirmation, ...message } = values
    const body = buildRequestBody(message, emailConfirmation)
    const result = await apiClient.sendRequest<MessageReceipt>('POST', '/api/contact', body)
    return 'data' in result ? { receipt: result.data } : { values, ...result }
  },
})

export const contactForm = createMessageForm('/contact', fieldMessages)
export const volunteerForm = createMessageForm('/volunteer', volunteerFieldMessages)
