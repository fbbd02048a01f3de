/** To a colleague: requests have been handed over to them. */
import { defineEmail } from './define-email.ts'

export const requestsHandedOver = defineEmail({
  example: {
    requestCount: '2 requests',
    name: 'Ida Brandt',
    staffName: 'Ruth Abernathy',
    referenceList: 'LA-7K3M-94XF\nLA-8P2Q-17RD',
  },
  subject: ({ requestCount }) => `${requestCount} handed over to you`,
  text: ({ name, staffName, requestCount, referenceList, adminUrl }) => [
    `Hello ${name},`,
    `${staffName} has handed over ${requestCount} to you:`,
    referenceList,
    `What you should know about them is in the notes of each: ${adminUrl}`,
    'Please do not forward this email or reply to it with details of the case.',
  ],
})
