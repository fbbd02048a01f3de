/** Emails to guests of events: they have seats, wait for them, or have them no more. */
import { defineEmail, pickExamples } from './define-email.ts'

/** The day of an event, with its time where it has one. */
const formatTime = ({ eventDate, eventTime }: Record<'eventDate' | 'eventTime', string>) =>
  `${eventDate}${eventTime && ` at ${eventTime}`}`

/** To a guest: they have their seats. */
export const registrationConfirmation = defineEmail({
  example: pickExamples('eventDate', 'seats', 'eventTime', 'eventLocation', 'manageUrl', 'calendarUrl'),
  subject: ({ eventDate }) => `Your seat on ${eventDate} is confirmed`,
  text: (values) => [
    'Hello,',
    `You have ${values.seats} for ${formatTime(values)}.`,
    [
      values.eventLocation && `Where: ${values.eventLocation}`,
      `See what it is about and what you asked us to prepare, change the number of seats, or cancel here: ${values.manageUrl}`,
      `Add it to your calendar: ${values.calendarUrl}`,
    ],
    'This link is yours alone. Anyone who has it can change your seat.',
    'If you cannot come, please cancel, even on the same day. Someone may be waiting for the seat.',
    [values.organisationName, values.officePhone],
  ],
})

/** To a guest: they are on the waiting list. */
export const waitingListJoined = defineEmail({
  example: pickExamples('eventDate', 'eventTime', 'position', 'seats', 'manageUrl'),
  subject: ({ eventDate }) => `You are on the waiting list for ${eventDate}`,
  text: (values) => [
    'Hello,',
    `All seats for ${formatTime(values)} are taken. You are number ${values.position} on the waiting list for ${values.seats}.`,
    'As soon as there is room for you, the seat is yours and we write to you. You do not have to do anything.',
    `To leave the list or see your number: ${values.manageUrl}`,
    `If you need help before then, do not wait for the event. Send a request at ${values.getHelpUrl} or call ${values.officePhone}.`,
    values.organisationName,
  ],
})

/** To a guest on the waiting list: they have their seats now. */
export const waitingListMovedUp = defineEmail({
  example: pickExamples('eventDate', 'seats', 'eventTime', 'eventLocation', 'manageUrl', 'calendarUrl'),
  subject: ({ eventDate }) => `Good news: you have a seat on ${eventDate}`,
  text: (values) => [
    'Hello,',
    `A seat has become free, and it is yours. You now have ${values.seats} for ${formatTime(values)}.`,
    values.eventLocation && `Where: ${values.eventLocation}`,
    `If you can come, there is nothing more to do. If you cannot, please give the seat back here, so that the next person gets it: ${values.manageUrl}`,
    `Add it to your calendar: ${values.calendarUrl}`,
    [values.organisationName, values.officePhone],
  ],
})

/** To a guest: their registration is cancelled. */
export const registrationCancelled = defineEmail({
  example: pickExamples('eventDate', 'eventTime', 'eventUrl'),
  subject: ({ eventDate }) => `Your registration for ${eventDate} is cancelled`,
  text: (values) => [
    'Hello,',
    `Your registration for ${formatTime(values)} is cancelled.`,
    `If this was a mistake, register again here: ${values.eventUrl}`,
    values.organisationName,
  ],
})

/** To each guest: the event is cancelled. */
export const eventCancelled = defineEmail({
  example: pickExamples('eventDate', 'eventName', 'eventTime', 'eventLocation'),
  subject: ({ eventDate }) => `Please do not come on ${eventDate}: the event is cancelled`,
  text: (values) => [
    'Hello,',
    `We are sorry. ${values.eventName} on ${formatTime(values)}${values.eventLocation && ` at ${values.eventLocation}`} will not take place.`,
    `You do not need to do anything. Other dates are here: ${values.eventsUrl}`,
    `If you were going to ask us something that cannot wait, call ${values.officePhone} or send a request at ${values.getHelpUrl}.`,
    values.organisationName,
  ],
})
