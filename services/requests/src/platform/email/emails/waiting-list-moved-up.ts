/** To a guest on the waiting list: they have their seats now. */
import { defineEmail } from './define-email.ts'

export const waitingListMovedUp = defineEmail({
  example: {
    eventDate: 'Thursday, March 5, 2099',
    seats: '2 seats',
    eventTime: '5:30 PM',
    eventLocation: 'Community Hall, 12 Main Street',
    manageUrl: '/events/1/place#link',
    calendarUrl: '/events/1.ics',
  },
  subject: ({ eventDate }) => `Good news: you have a seat on ${eventDate}`,
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
    `A seat has become free, and it is yours. You now have ${seats} for ${eventDate}${eventTime && ` at ${eventTime}`}.`,
    eventLocation && `Where: ${eventLocation}`,
    `If you can come, there is nothing more to do. If you cannot, please give the seat back here, so that the next person gets it: ${manageUrl}`,
    `Add it to your calendar: ${calendarUrl}`,
    [organisationName, officePhone],
  ],
})
