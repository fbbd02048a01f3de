/** To the staff: a request has arrived. */
import { defineEmail } from './define-email.ts'

export const staffNotice = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    reviewDueAt: 'Friday, March 6, 9:30 AM',
    urgency: 'High',
    receivedAt: 'Thursday, March 5, 9:30 AM',
    documentCount: '2',
  },
  subject: ({ reference, reviewDueAt }) => `New request ${reference}, review due ${reviewDueAt}`,
  text: ({ reference, urgency, receivedAt, reviewDueAt, documentCount, adminUrl }) => [
    'A new request has arrived.',
    [
      `Reference: ${reference}`,
      `Urgency: ${urgency}`,
      `Received: ${receivedAt}`,
      `Review due: ${reviewDueAt}`,
      `Documents: ${documentCount}`,
    ],
    `Open it here: ${adminUrl}`,
    'Check the names for a conflict before you open the story. Every opening is recorded.',
    'Please do not forward this email or reply to it with details of the case.',
  ],
})
