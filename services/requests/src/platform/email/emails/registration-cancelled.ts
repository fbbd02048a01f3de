/** To a guest: their registration is cancelled. */
import { defineEmail } from './define-email.ts'

export const registrationCancelled = defineEmail({
  example: {
    eventDate: 'Thursday, March 5, 2099',
    eventTime: '5:30 PM',
    eventUrl: '/events/1',
  },
  subject: ({ eventDate }) => `Your registration for ${eventDate} is cancelled`,
  text: ({ eventDate, eventTime, eventUrl, organisationName }) => [
    'Hello,',
    `Your registration for ${eventDate}${eventTime && ` at ${eventTime}`} is cancelled.`,
    `If this was a mistake, register again here: ${eventUrl}`,
    organisationName,
  ],
})
