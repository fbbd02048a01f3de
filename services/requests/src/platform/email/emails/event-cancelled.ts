/** To each guest: the event is cancelled. */
import { defineEmail } from './define-email.ts'

export const eventCancelled = defineEmail({
  example: {
    eventDate: 'Thursday, March 5, 2099',
    eventName: 'The event “Know your rights as a tenant”',
    eventTime: '5:30 PM',
    eventLocation: 'Community Hall, 12 Main Street',
  },
  subject: ({ eventDate }) => `Please do not come on ${eventDate}: the event is cancelled`,
  text: ({
    eventName,
    eventDate,
    eventTime,
    eventLocation,
    eventsUrl,
    officePhone,
    getHelpUrl,
    organisationName,
  }) => [
    'Hello,',
    `We are sorry. ${eventName} on ${eventDate}${eventTime && ` at ${eventTime}`}${eventLocation && ` at ${eventLocation}`} will not take place.`,
    `You do not need to do anything. Other dates are here: ${eventsUrl}`,
    `If you were going to ask us something that cannot wait, call ${officePhone} or send a request at ${getHelpUrl}.`,
    organisationName,
  ],
})
