/** The optional questions after submission. */
export const additionalDetailsMessages = {
  title: 'Safe ways to reach you, languages and more',
  lead: 'All of this is optional. You can skip it or do it later.',
  aboutApplicant: 'Every answer here is about the person who needs help, and what is safe for them.',
  send: 'Send these answers',
  sending: 'Sending...',
  sent: 'Thank you. Your answers were added to your request.',
  failed: 'Your answers could not be sent. They are still here. Please try again.',
  empty: 'Answer at least one question first.',
  yes: 'Yes',
  no: 'No',
  noPreference: 'No preference',
} as const

export const additionalDetailsQuestions = {
  safeContactMethods: { label: 'Safe ways to reach you', hint: 'Choose as many as you like.' },
  safeContactHours: { label: 'Safe hours', hint: 'For example: weekdays after 3 PM.' },
  callBackWindow: {
    label: 'When may we call?',
    hint: 'These are our hours. We cannot promise an exact time.',
  },
  sayWhoIsCalling: {
    label: 'May we say who is calling?',
    hint: 'If you choose No, we say nothing about us until we know it is you.',
  },
  postalAddress: {
    label: 'Postal address',
    hint: 'Where only you open the mail. Name, street, town and postal code.',
  },
  leaveMessage: {
    label: 'May we leave a message?',
    hint: 'If you choose No, we hang up when someone else answers.',
  },
  senderName: { label: 'Name on our emails and texts', hint: 'We can use a neutral name in place of ours.' },
  language: { label: 'Your language', hint: 'For example: Español, 中文, Tagalog.' },
  languageHelp: { label: 'Interpreter, relay or sign language', hint: 'Free for you.' },
  adverseParty: {
    label: 'Name of the other side',
    hint: 'A landlord, company, agency or person. It lets us check for conflicts before anyone reads your story.',
  },
  accessNeeds: {
    label: 'Anything that makes it easier for you',
    hint: 'Large print, more breaks, a room without stairs.',
  },
} as const
