/** To a colleague who chose emails: something happened to their request. */
import { defineEmail } from './define-email.ts'

export const staffNotification = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    event: 'was assigned to you',
    requestUrl: '/admin/legal-aid/1',
    accountUrl: '/admin/account',
  },
  subject: ({ reference, event }) => `Request ${reference} ${event}`,
  text: ({ reference, event, requestUrl, accountUrl }) => [
    `The request ${reference} ${event}.`,
    `Open it here: ${requestUrl}`,
    `You get this email because you chose it. Change that in your account: ${accountUrl}`,
  ],
})
