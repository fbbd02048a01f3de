/** The optional questions after sending. */
export const moreWords = {
  title: 'Would you like to tell us more?',
  lead: 'All of this is optional. You can skip it or do it later.',
  send: 'Send these answers',
  sending: 'Sending...',
  sent: 'Thank you. Your answers are with your request.',
  failed: 'Your answers could not be sent. They are still here. Please try again.',
  nothing: 'There is nothing to send yet.',
  wholeDate: 'Enter the whole date as it is on the paper, or leave it empty.',
  yes: 'Yes',
  no: 'No',
} as const

export const moreQuestions = {
  safeWays: { label: 'Safe ways to reach you', hint: 'Choose as many as you like.' },
  safeHours: { label: 'Safe hours', hint: 'For example: weekdays after 3 PM.' },
  leaveMessage: {
    label: 'May we leave a message?',
    hint: 'If you choose No, we hang up when someone else answers.',
  },
  senderName: { label: 'Name on our emails', hint: 'We can use a neutral name in place of ours.' },
  language: { label: 'Your language', hint: 'Write it in your own way.' },
  interpreter: { label: 'Do you want an interpreter?', hint: 'Free, also for sign language.' },
  otherSide: {
    label: 'Name of the other side',
    hint: 'A landlord, company, agency or person. It lets us check for conflicts before anyone reads your story.',
  },
  courtDate: { label: 'Next court date', hint: 'Copy it from the paper.' },
  accessNeeds: {
    label: 'Anything that makes it easier for you',
    hint: 'Large print, more breaks, a room without stairs.',
  },
} as const
