/** To the sender of a contact message: the reply that the staff wrote. */
import { defineEmail } from './define-email.ts'

export const contactReply = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    replyText: 'You can appeal until March 20. Bring the letter to our clinic on Monday.',
    staffFirstName: 'Ruth',
  },
  subject: ({ reference }) => `Our answer to your message (${reference})`,
  text: ({ replyText, reference, officePhone, staffFirstName, organisationName }) => [
    'Hello,',
    replyText,
    `If this does not answer your question, reply to this email and keep ${reference} in the subject line, or call ${officePhone}.`,
    [staffFirstName, organisationName],
  ],
})
