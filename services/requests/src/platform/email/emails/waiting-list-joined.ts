/** To a guest: they are on the waiting list. */
import { defineEmail } from './define-email.ts'

export const waitingListJoined = defineEmail({
  example: {
    eventDate: 'Thursday, March 5, 2099',
    eventTime: '5:30 PM',
    position: '3',
    seats: '2 seats',
    manageUrl: '/events/1/place#link',
  },
  subject: ({ eventDate }) => `You are on the waiting list for ${eventDate}`,
  text: ({ eventDate, eventTime, position, seats, manageUrl, getHelpUrl, officePhone, organisationName }) => [
    'Hello,',
    `All seats for ${eventDate}${eventTime && ` at ${eventTime}`} are taken. You are number ${position} on the waiting list for ${seats}.`,
    'As soon as there is room for you, the seat is yours and we write to you. You do not have to do anything.',
    `To leave the list or see your number: ${manageUrl}`,
    `If you need help before then, do not wait for the event. Send a request at ${getHelpUrl} or call ${officePhone}.`,
    organisationName,
  ],
})
