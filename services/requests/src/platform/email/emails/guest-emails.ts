/** Emails to guests of events: they have seats, wait for them, or have them no more. */
import { defineEmail, pickExamples } from './define-email.ts'

/** To a guest: they have their seats. */
export const registrationConfirmation = defineEmail({
  example: pickExamples('eventDate', 'seats', 'eventTime', 'eventLocation', 'manageUrl', 'calendarUrl'),
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

/** To a guest: they are on the waiting list. */
export const waitingListJoined = defineEmail({
  example: pickExamples('eventDate', 'eventTime', 'position', 'seats', 'manageUrl'),
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

/** To a guest on the waiting list: they have their seats now. */
export const waitingListMovedUp = defineEmail({
  example: pickExamples('eventDate', 'seats', 'eventTime', 'eventLocation', 'manageUrl', 'calendarUrl'),
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

/** To a guest: their registration is cancelled. */
export const registrationCancelled = defineEmail({
  example: pickExamples('eventDate', 'eventTime', 'eventUrl'),
  subject: ({ eventDate }) => `Your registration for ${eventDate} is cancelled`,
  text: ({ eventDate, eventTime, eventUrl, organisationName }) => [
    'Hello,',
    `Your registration for ${eventDate}${eventTime && ` at ${eventTime}`} is cancelled.`,
    `If this was a mistake, register again here: ${eventUrl}`,
    organisationName,
  ],
})

/** To each guest: the event is cancelled. */
export const eventCancelled = defineEmail({
  example: pickExamples('eventDate', 'eventName', 'eventTime', 'eventLocation'),
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
