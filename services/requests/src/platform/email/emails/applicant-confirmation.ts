/** To an applicant who asked for it: the request has arrived. */
import { defineEmail } from './define-email.ts'

export const applicantConfirmation = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    receivedAt: 'Thursday, March 5, 9:30 AM',
    replyBy: 'Friday, March 6, 9:30 AM',
  },
  subject: ({ reference }) => `We have received your message (${reference})`,
  text: ({ receivedAt, reference, replyBy, statusUrl, officePhone, officeHours, senderName }) => [
    'Hello,',
    `Your message arrived on ${receivedAt}. Your reference is ${reference}.`,
    `A person will read it and contact you by ${replyBy}.`,
    `Check my request: ${statusUrl}`,
    'There you enter your reference and the passphrase you were shown on the screen. For your safety, the passphrase is not in this email.',
    `If you would rather call: ${officePhone}, ${officeHours}.`,
    'If you did not write to us, you can delete this email. If more of them come, call us.',
    senderName,
  ],
})
