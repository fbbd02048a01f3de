/** Text messages. A lock screen shows them to anybody, so that none says who we are or what it is about. */
import { defineTextMessage } from './define-email.ts'

/** Shows that the number belongs to the person who wants texts. */
export const textCode = defineTextMessage(['code'], ({ sender, code }) => `${sender}: your code is ${code}.`)

/** To a number that was confirmed: the reference alone, for which they have asked. */
export const textReference = defineTextMessage(
  ['reference'],
  ({ sender, reference }) => `${sender}: your reference is ${reference}. Reply STOP to end texts.`,
)

export const textUpdate = defineTextMessage(
  [],
  ({ sender }) => `${sender}: you have a message. Check your page. Reply STOP to end texts.`,
)

export const textReminder = defineTextMessage(
  [],
  ({ sender }) => `${sender}: a date that you told us of is near. Check your page. Reply STOP to end texts.`,
)
