/** Emails to the staff and to attorneys about requests and messages. */
import { defineEmail, pickExamples } from './define-email.ts'

/** To the staff: a request has arrived. */
export const staffNotice = defineEmail({
  example: pickExamples('reference', 'reviewDueAt', 'urgency', 'receivedAt', 'documentCount'),
  subject: ({ reference, reviewDueAt }) => `New request ${reference}, review due ${reviewDueAt}`,
  text: ({ reference, urgency, receivedAt, reviewDueAt, documentCount, adminUrl }) => [
    'A new request has arrived.',
    [
      `Reference: ${reference}`,
      `Urgency: ${urgency}`,
      `Received: ${receivedAt}`,
      `Review due: ${reviewDueAt}`,
      `Documents: ${documentCount}`,
    ],
    `Open it here: ${adminUrl}`,
    'Check the names for a conflict before you open the story. Every opening is recorded.',
    'Please do not forward this email or reply to it with details of the case.',
  ],
})

/** To the staff: an emergency request has arrived. */
export const staffEmergencyNotice = defineEmail({
  example: pickExamples('reference', 'receivedAt'),
  subject: ({ reference, receivedAt }) => `EMERGENCY: request ${reference} received ${receivedAt}`,
  text: ({ receivedAt, reference, adminUrl }) => [
    `A request marked Emergency arrived at ${receivedAt}.`,
    [`Reference: ${reference}`, `Open it here: ${adminUrl}`],
    'Before you call, check how and when it is safe to reach this person. If you cannot take it now, assign it to someone who can.',
  ],
})

/** To the staff: a contact message needs a reply. */
export const staffMessageNotice = defineEmail({
  example: pickExamples('reference', 'replyBy', 'receivedAt', 'spamSuspicion', 'messageUrl'),
  subject: ({ reference, replyBy }) => `New message ${reference}, reply due ${replyBy}`,
  text: ({ reference, receivedAt, replyBy, spamSuspicion, messageUrl }) => [
    'A message waits for a reply.',
    [
      `Reference: ${reference}`,
      `Received: ${receivedAt}`,
      `Reply due: ${replyBy}`,
      `Looks like spam: ${spamSuspicion}`,
    ],
    `Open it here: ${messageUrl}`,
    'Every opening is recorded. Please do not forward this email: reply to the message in the portal.',
  ],
})

/** To a colleague who chose emails: something happened to their request. */
export const staffNotification = defineEmail({
  example: pickExamples('reference', 'event', 'requestUrl', 'accountUrl'),
  subject: ({ reference, event }) => `Request ${reference} ${event}`,
  text: ({ reference, event, requestUrl, accountUrl }) => [
    `The request ${reference} ${event}.`,
    `Open it here: ${requestUrl}`,
    `You get this email because you chose it. Change that in your account: ${accountUrl}`,
  ],
})

/** To a colleague: requests have been handed over to them. */
export const requestsHandedOver = defineEmail({
  example: pickExamples('requestCount', 'name', 'staffName', 'referenceList'),
  subject: ({ requestCount }) => `${requestCount} handed over to you`,
  text: ({ name, staffName, requestCount, referenceList, adminUrl }) => [
    `Hello ${name},`,
    `${staffName} has handed over ${requestCount} to you:`,
    referenceList,
    `What you should know about them is in the notes of each: ${adminUrl}`,
    'Please do not forward this email or reply to it with details of the case.',
  ],
})

/** To a colleague: they stand in for someone who is out of office. */
export const absenceCover = defineEmail({
  example: pickExamples('staffName', 'requestCount', 'name', 'endsAt', 'referenceList'),
  subject: ({ staffName, requestCount }) => `You stand in for ${staffName}: ${requestCount}`,
  text: ({ name, staffName, endsAt, requestCount, referenceList, adminUrl }) => [
    `Hello ${name},`,
    `${staffName} is out of office until ${endsAt}. Until then you have ${requestCount} of theirs:`,
    referenceList,
    `See them: ${adminUrl}`,
    `When ${staffName} is back, those that are still with you return to them.`,
    'Please do not forward this email or reply to it with details of the case.',
  ],
})

/** To the staff: an attorney has answered an offer or closed a matter. */
export const attorneyAnswer = defineEmail({
  example: pickExamples('attorney', 'answer', 'reference'),
  subject: ({ attorney, answer, reference }) => `${attorney} ${answer} request ${reference}`,
  text: ({ attorney, answer, reference, adminUrl }) => [
    `${attorney} ${answer} request ${reference}.`,
    `See what comes next: ${adminUrl}`,
    'Please do not forward this email or reply to it with details of the case.',
  ],
})

/** To an attorney: a request is offered to them. */
export const attorneyOffer = defineEmail({
  example: pickExamples('reference', 'name', 'endsAt', 'offerUrl', 'code'),
  subject: ({ reference }) => `A request for you to look at (${reference})`,
  text: ({ name, reference, endsAt, offerUrl, code, organisationName, officePhone }) => [
    `Hello ${name},`,
    `We would like to offer you a request for legal aid. Its reference is ${reference}.`,
    `Please look at it and tell us by ${endsAt} whether you can take it: ${offerUrl}`,
    `If the page asks for a code, it is ${code}`,
    'You first see the names of the people, to check for a conflict of interest, and only then what it is about, without names.',
    'The link is yours alone, and your answer ends it. Please do not forward this email or reply to it with details of the case.',
    [organisationName, officePhone],
  ],
})
