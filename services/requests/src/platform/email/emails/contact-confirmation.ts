/** To the sender of a contact message who asked for it: the message has arrived. */
import { defineEmail } from './define-email.ts'

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
