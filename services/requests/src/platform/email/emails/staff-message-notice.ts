/** To the staff: a contact message needs a reply. */
import { defineEmail } from './define-email.ts'

export const staffMessageNotice = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    replyBy: 'Friday, March 6, 9:30 AM',
    receivedAt: 'Thursday, March 5, 9:30 AM',
    spamSuspicion: 'no',
    messageUrl: '/admin/messages/1',
  },
  subject: ({ reference, replyBy }) => `New message ${reference}, reply due ${replyBy}`,
  text: ({ reference, receivedAt, replyBy, spamSuspicion, messageUrl }) => [
    'A message waits for a reply.',
    [
      `Reference: ${reference}`,
      `Received: ${receivedAt}`,
      `Reply due: ${replyBy}`,
      `Looks like spam: ${spamSuspicion}`,
    ],
    `Open it here: ${messageUrl}`,
    'Every opening is recorded. Please do not forward this email: reply to the message in the portal.',
  ],
})
