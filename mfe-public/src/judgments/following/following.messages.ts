/** What the pages say on which a search is followed by email, and ended. */

export const followMessages = {
  title: 'Emails about new judgments',
  lead: 'We write when we add judgments to this search: once a day at most, in the morning.',
  all: 'All judgments',
  email: {
    label: 'Your email address',
    hint: 'We first send one email with a link. We write again only if you say yes there.',
  },
  send: 'Send me the link',
  safety: 'Our emails do not say what you search for. Still, someone who shares your phone may see them.',
  sentTitle: 'Now look at your email',
  sent: 'We send a link to this address, unless too many emails have been requested today. Open it within 24 hours and say yes. If no email comes, look in your spam folder, or try again tomorrow.',
} as const

export const linkMessages = {
  field: { label: 'The link in our email', hint: 'Its last part, after the #, is enough.' },
  missing: 'Enter the link in our email, or its last part after the #',
} as const

export const confirmMessages = {
  lead: 'You asked us to write to you when we add judgments to a search. Shall we?',
  confirm: 'Yes, write to me',
  not: 'If it was not you, close this page. We delete your address within a day.',
  confirmedTitle: 'We will write to you',
  confirmed:
    'You get an email on the morning after we add judgments to this search. Each one has a link that ends it.',
} as const

export const openMessages = {
  lead: 'You follow a search of our judgments by email.',
  open: 'Show my search',
  end: 'End these emails',
  endedTitle: 'The emails have ended',
  ended: 'We have deleted your address and your search.',
  newest: 'See the newest judgments of this search',
} as const

export const unknownMessages = {
  title: 'This link no longer works',
  text: 'The emails were stopped, or nobody confirmed them within 24 hours.',
} as const
