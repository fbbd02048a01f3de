/** Emails to the sender of a contact message. */
import { defineEmail } from './define-email.ts'

/** To the sender of a contact message who asked for it: the message has arrived. */
export const contactConfirmation = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    receivedAt: 'Thursday, March 5, 9:30 AM',
    replyBy: 'Friday, March 6, 9:30 AM',
  },
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
