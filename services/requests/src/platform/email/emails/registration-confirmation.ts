/** To a guest: they have their seats. */
import { defineEmail } from './define-email.ts'

export const registrationConfirmation = defineEmail({
  example: {
    eventDate: 'Thursday, March 5, 2099',
    seats: '2 seats',
    eventTime: '5:30 PM',
    eventLocation: 'Community Hall, 12 Main Street',
    manageUrl: '/events/1/place#link',
    calendarUrl: '/events/1.ics',
  },
  subject: ({ eventDate }) => `Your seat on ${eventDate} is confirmed`,
  text: ({
    seats,
    eventDate,
    eventTime,
    eventLocation,
    manageUrl,
    calendarUrl,
    organisationName,
    officePhone,
  }) => [
    'Hello,',
    `You have ${seats} for ${eventDate}${eventTime && ` at ${eventTime}`}.`,
    [
      eventLocation && `Where: ${eventLocation}`,
      `See what it is about and what you asked us to prepare, change the number of seats, or cancel here: ${manageUrl}`,
      `Add it to your calendar: ${calendarUrl}`,
    ],
    'This link is yours alone. Anyone who has it can change your seat.',
    'If you cannot come, please cancel, even on the same day. Someone may be waiting for the seat.',
    [organisationName, officePhone],
  ],
})
