/** What the contact page says. Address, telephone and hours are the organisation's; the rest stands here. */

export const pageMessages = {
  title: 'Contact Us',
  description: 'Write, call or come by: address, phone, e-mail, office hours and a form for messages.',
  lead: 'Write, call or come by. For help with a legal problem the request form is quicker, because it asks what an attorney needs to know.',
  requestLink: 'Request legal aid',
  checkLink: 'Check my request',
} as const

export const contactMethodMessages = {
  phone: {
    title: 'Phone',
    help: 'Say your language and we will add an interpreter. If you call through a relay service, we will take the call.',
  },
  hours: {
    title: 'Office Hours',
    alsoClosed: 'Also closed:',
    help: 'Outside these hours you can send a request or a message online at any time.',
  },
  email: {
    title: 'Email',
    help: 'Please do not send private details by email. Use the request form, which encrypts them.',
  },
  office: {
    title: 'Office Address',
    help: 'Please call before you come, so that someone is free to talk to you.',
  },
} as const

export const formMessages = {
  heading: 'Send Us a Message',
  lead: 'Questions about our work, events, volunteering, or a request you have already sent.',
  promise: 'We answer within {messageAnswerHours} hours.',
  send: 'Send Message',
  sending: 'Sending...',
} as const

export const fieldMessages = {
  name: { label: 'Name', hint: 'What should we call you?' },
  email: { label: 'Email', hint: 'We answer to this address. Choose one that only you can read.' },
  phone: { label: 'Phone', hint: 'Only if you would rather be called.' },
  subject: { label: 'Subject', hint: 'A few words, such as "Volunteer" or "Change my appointment."' },
  message: {
    label: 'Message',
    hint: 'If this is about a request, give your reference. Leave out the story itself.',
  },
} as const

export const requiredMessages = {
  name: 'Enter your name',
  email: 'Enter your email address',
  subject: 'Enter a subject',
  message: 'Enter your message',
} as const

/** We send no email before our answer unless it is ticked. */
export const emailConfirmationLabel = 'Email me my reference'

/** The two toasts, to the letter of the specification. */
export const toastMessages = {
  sent: { title: 'Message Sent!', description: "We'll get back to you within {messageAnswerHours} hours." },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
} as const

/** Why a valid message failed, where other forms say it in other words; the phone number follows. */
export const failureMessages = {
  failed: `${toastMessages.failed.description} What you wrote is still here. You can also call`,
  expired:
    'This page was open for a long time, so nothing has been sent yet. What you wrote is still here. Please press Send Message once more, or call',
}

export const sentMessages = {
  received: 'Your message has arrived. Your reference is',
  mailed: 'We are also sending it to your email address, unless too many emails have been requested today.',
  held: 'We have not emailed you yet. Your message looks automated, so a person checks it first.',
  keepReference: 'Write it down. It is all you need to ask about this message.',
} as const

export const urgentMessages = {
  title: 'Is it urgent?',
  text: 'If you are in danger, call {emergencyNumber}. If you have a court date in the next three days or have been locked out, call us and also send a request.',
} as const

export const mapMessages = {
  placeholder: 'Placeholder for a map of the streets around our office',
  unavailable: 'We have no map of this address yet. The streets in the drawing are not real.',
} as const
