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
} as const

export const additionalDetailsQuestions = {
  safeContactMethods: { label: 'Safe ways to reach you', hint: 'Choose as many as you like.' },
  safeContactHours: { label: 'Safe hours', hint: 'For example: weekdays after 3 PM.' },
  leaveMessage: {
    label: 'May we leave a message?',
    hint: 'If you choose No, we hang up when someone else answers.',
  },
  senderName: { label: 'Name on our emails', hint: 'We can use a neutral name in place of ours.' },
  language: { label: 'Your language', hint: 'For example: Español, 中文, Tagalog.' },
  interpreter: { label: 'Do you want an interpreter?', hint: 'Free, also for sign language.' },
  adverseParty: {
    label: 'Name of the other side',
    hint: 'A landlord, company, agency or person. It lets us check for conflicts before anyone reads your story.',
  },
  accessNeeds: {
    label: 'Anything that makes it easier for you',
    hint: 'Large print, more breaks, a room without stairs.',
  },
} as const
