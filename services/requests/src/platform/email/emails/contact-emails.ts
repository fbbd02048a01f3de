/** Emails to the sender of a contact message. */
import { defineEmail, pickExamples } from './define-email.ts'

/** To the sender of a contact message who asked for it: the message has arrived. */
export const contactConfirmation = defineEmail({
  example: pickExamples('reference', 'receivedAt', 'replyBy'),
  subject: ({ reference }) => `We have received your message (${reference})`,
  text: ({ receivedAt, reference, replyBy, officePhone, officeHours, organisationName }) => [
    'Hello,',
    `Your message arrived on ${receivedAt}. Your reference is ${reference}.`,
    `We promise to answer by ${replyBy}.`,
    `If you would rather call, give your reference: ${officePhone}, ${officeHours}.`,
    'If you did not write to us, you can delete this email.',
    organisationName,
  ],
})

/** To the sender of a contact message: the reply that the staff wrote. */
export const contactReply = defineEmail({
  example: pickExamples('reference', 'replyText', 'staffFirstName'),
  subject: ({ reference }) => `Our answer to your message (${reference})`,
  text: ({ replyText, reference, officePhone, staffFirstName, organisationName }) => [
    'Hello,',
    replyText,
    `If this does not answer your question, reply to this email and keep ${reference} in the subject line, or call ${officePhone}.`,
    [staffFirstName, organisationName],
  ],
})
