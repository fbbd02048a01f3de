/** To an address that was entered to follow a search: please confirm. */
import { defineEmail } from './define-email.ts'

export const subscriptionConfirmation = defineEmail({
  example: {
    confirmUrl: '/judgments/follow/confirm#link',
  },
  subject: () => 'Do you want emails about new judgments?',
  text: ({ confirmUrl, senderName }) => [
    'Hello,',
    `Someone asked us to write to this address when we add judgments to a search on our site. If it was you, please say yes here within 24 hours: ${confirmUrl}`,
    'We then write once a day at most, and only when there is something new. Every email has a link that ends it.',
    'If it was not you, do nothing: we delete this address within a day.',
    senderName,
  ],
})
