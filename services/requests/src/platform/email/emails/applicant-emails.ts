/** Emails to applicants, who asked for them: none says what the request is about. */
import { defineEmail, pickExamples } from './define-email.ts'

/** To an applicant who asked for it: the request has arrived. */
export const applicantConfirmation = defineEmail({
  example: pickExamples('reference', 'receivedAt', 'replyBy'),
  subject: ({ reference }) => `We have received your message (${reference})`,
  text: ({ receivedAt, reference, replyBy, statusUrl, officePhone, officeHours, senderName }) => [
    'Hello,',
    `Your message arrived on ${receivedAt}. Your reference is ${reference}.`,
    `A person will read it and contact you by ${replyBy}.`,
    `Check my request: ${statusUrl}`,
    'There you enter your reference and the passphrase you were shown on the screen. For your safety, the passphrase is not in this email.',
    `If you would rather call: ${officePhone}, ${officeHours}.`,
    'If you did not write to us, you can delete this email. If more of them come, call us.',
    senderName,
  ],
})

/** To an applicant who wants emails: there is news on their page. */
export const statusUpdate = defineEmail({
  example: pickExamples('reference'),
  subject: ({ reference }) => `There is an update (${reference})`,
  text: ({ reference, statusUrl, officePhone, officeHours, senderName }) => [
    'Hello,',
    `There is something new for you under reference ${reference}.`,
    `Check my request: ${statusUrl}`,
    'There you enter your reference and your passphrase. Use a device that is safe for you.',
    `If you no longer have the passphrase, call ${officePhone}, ${officeHours}.`,
    'To stop these emails, choose "Do not email me" on the same page.',
    senderName,
  ],
})

/** To an applicant who wants emails: the date that they told us of is near. */
export const dateReminder = defineEmail({
  example: pickExamples('reference'),
  subject: ({ reference }) => `A date is near (${reference})`,
  text: ({ reference, statusUrl, officePhone, officeHours, senderName }) => [
    'Hello,',
    `A date that you told us of under reference ${reference} is near. Please look it up on your paper, and keep it.`,
    `Check my request: ${statusUrl}`,
    'There you enter your reference and your passphrase. Use a device that is safe for you.',
    `If you have a question about it, call ${officePhone}, ${officeHours}.`,
    'To stop these emails, choose "Do not email me" on the same page.',
    senderName,
  ],
})

/** To an applicant who wants emails: do they still need help? */
export const stillNeeded = defineEmail({
  example: pickExamples('reference', 'answerBy'),
  subject: ({ reference }) => `A question for you (${reference})`,
  text: ({ reference, answerBy, statusUrl, officePhone, officeHours, senderName }) => [
    'Hello,',
    `We have a question for you under reference ${reference}. Please answer it by ${answerBy}; it takes one click.`,
    `Check my request: ${statusUrl}`,
    'There you enter your reference and your passphrase. Use a device that is safe for you.',
    `If you no longer have the passphrase, call ${officePhone}, ${officeHours}.`,
    'To stop these emails, choose "Do not email me" on the same page.',
    senderName,
  ],
})

/** To an applicant who wants emails: their request has been erased. */
export const erased = defineEmail({
  example: pickExamples('reference', 'erasedAt', 'backupsExpireAt'),
  subject: ({ reference }) => `Done, as you asked (${reference})`,
  text: ({ erasedAt, reference, backupsExpireAt, statusUrl, senderName }) => [
    'Hello,',
    `On ${erasedAt} we destroyed the key to everything stored under reference ${reference}. No one can read it any more, and we cannot bring it back. Our last backups from before that day expire by ${backupsExpireAt}.`,
    `Check my request: ${statusUrl}`,
    'This is the last email about it. If you need us again, you are welcome to write as if for the first time.',
    senderName,
  ],
})
