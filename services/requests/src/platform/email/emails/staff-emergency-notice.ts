/** To the staff: an emergency request has arrived. */
import { defineEmail } from './define-email.ts'

export const staffEmergencyNotice = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    receivedAt: 'Thursday, March 5, 9:30 AM',
  },
  subject: ({ reference, receivedAt }) => `EMERGENCY: request ${reference} received ${receivedAt}`,
  text: ({ receivedAt, reference, adminUrl }) => [
    `A request marked Emergency arrived at ${receivedAt}.`,
    [`Reference: ${reference}`, `Open it here: ${adminUrl}`],
    'Before you call, check how and when it is safe to reach this person. If you cannot take it now, assign it to someone who can.',
  ],
})
