/** To an applicant who wants emails: there is news on their page. */
import { defineEmail } from './define-email.ts'

export const statusUpdate = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
  },
  subject: ({ reference }) => `There is an update (${reference})`,
  text: ({ reference, statusUrl, officePhone, officeHours, senderName }) => [
    'Hello,',
    `There is something new for you under reference ${reference}.`,
    `Check my request: ${statusUrl}`,
    'There you enter your reference and your passphrase. Use a device that is safe for you.',
    `If you no longer have the passphrase, call ${officePhone}, ${officeHours}.`,
    'To stop these emails, choose "Do not email me" on the same page.',
    senderName,
  ],
})
