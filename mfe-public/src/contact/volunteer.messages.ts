/** What the form of those who offer help says, where it differs from that for messages. */
import { fieldMessages, requiredMessages } from './contact.messages.ts'

export const volunteerSubject = 'Offer to help'

export const volunteerFormMessages = {
  heading: 'Offer your help',
  lead: 'A person reads it and answers you. Leave out what you know of anybody’s case.',
} as const

const { name, email, phone } = fieldMessages

export const volunteerFieldMessages = {
  name,
  email,
  phone,
  kind: { label: 'I am' },
  message: {
    label: 'What could you do, and when?',
    hint: 'For example your fields of law, or your languages, and how many hours a month.',
  },
} as const

export const volunteerKinds = [
  { value: 'attorney', label: 'An attorney' },
  { value: 'volunteer', label: 'A volunteer' },
] as const

const { name: noName, email: noEmail, message: noMessage } = requiredMessages

export const volunteerRequiredMessages = {
  name: noName,
  email: noEmail,
  kind: 'Say whether you are an attorney or a volunteer',
  message: noMessage,
} as const
