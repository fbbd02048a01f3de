/** To a follower of a search: there are new judgments. */
import { defineEmail } from './define-email.ts'

export const newJudgments = defineEmail({
  example: {
    judgmentCount: 'There are 3 new judgments',
    followedUrl: '/judgments/following#link',
    endUrl: '/judgments/following/1',
  },
  subject: () => 'New judgments in the search you follow',
  text: ({ judgmentCount, followedUrl, senderName }) => [
    'Hello,',
    `${judgmentCount} in the search you follow.`,
    `See them, or end these emails: ${followedUrl}`,
    'This link is yours alone. For your safety, this email does not say what you search for.',
    senderName,
  ],
})
