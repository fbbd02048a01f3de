/** To an applicant who wants emails: do they still need help? */
import { defineEmail } from './define-email.ts'

export const stillNeeded = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    answerBy: 'March 19, 2099',
  },
  subject: ({ reference }) => `A question for you (${reference})`,
  text: ({ reference, answerBy, statusUrl, officePhone, officeHours, senderName }) => [
    'Hello,',
    `We have a question for you under reference ${reference}. Please answer it by ${answerBy}; it takes one click.`,
    `Check my request: ${statusUrl}`,
    'There you enter your reference and your passphrase. Use a device that is safe for you.',
    `If you no longer have the passphrase, call ${officePhone}, ${officeHours}.`,
    'To stop these emails, choose "Do not email me" on the same page.',
    senderName,
  ],
})
