/** Emails to followers of a search: none says what they search for. */
import { defineEmail, pickExamples } from './define-email.ts'

/** To an address that was entered to follow a search: please confirm. */
export const subscriptionConfirmation = defineEmail({
  example: pickExamples('confirmUrl'),
  subject: () => 'Do you want emails about new judgments?',
  text: ({ confirmUrl, senderName }) => [
    'Hello,',
    `Someone asked us to write to this address when we add judgments to a search on our site. If it was you, please say yes here within 24 hours: ${confirmUrl}`,
    'We then write once a day at most, and only when there is something new. Every email has a link that ends it.',
    'If it was not you, do nothing: we delete this address within a day.',
    senderName,
  ],
})

/** To a follower of a search: there are new judgments. */
export const newJudgments = defineEmail({
  example: pickExamples('judgmentCount', 'followedUrl', 'endUrl'),
  subject: () => 'New judgments in the search you follow',
  text: ({ judgmentCount, followedUrl, senderName }) => [
    'Hello,',
    `${judgmentCount} in the search you follow.`,
    `See them, or end these emails: ${followedUrl}`,
    'This link is yours alone. For your safety, this email does not say what you search for.',
    senderName,
  ],
})
