/** What is said of places at events. */

export const card = {
  title: 'Registration',
  lead: 'Free, without an account. We send you a private link to change or cancel your place.',
  register: 'Register Now',
} as const

export const full =
  'All places are taken. You can join the waiting list, and we write to you if one becomes free.'

export const closed =
  'Registration has closed because the event has begun. Call {officePhone}, there may still be room.'

/** '1 place left', '12 places left'. */
export const placesLeft = (count: number) => `${placesInWords(count)} left`

/** '1 place', '12 places'. */
export const placesInWords = (count: number) => (count === 1 ? '1 place' : `${count} places`)

export const questions = {
  name: { label: 'Name', hint: 'What should we call you?' },
  email: {
    label: 'Email',
    hint: 'The private link goes to this address. Choose one that only you can read.',
  },
  phone: { label: 'Phone', hint: 'Only if you would rather be called.' },
  seats: { label: 'How many seats do you need?' },
  needs: {
    label: 'Is there anything we should prepare?',
    hint: 'For example: Spanish interpreter, wheelchair space, large print, a seat near the door.',
  },
} as const

/** What is told at once; the rules say the same. */
export const complaints = {
  name: 'Enter your name',
  email: 'Enter your email address',
  emailFormat: 'Enter an email address in the correct format, like name@example.org',
} as const

export const form = {
  heading: 'Register for this event',
  waitingHeading: 'Join the waiting list',
  send: 'Register',
  join: 'Join the waiting list',
  sending: 'Sending...',
} as const

export const toasts = {
  placed: { title: 'Registered!', description: 'Your place is kept.' },
  waiting: { title: 'You are on the waiting list', description: 'We write to you if a place becomes free.' },
  saved: { title: 'Saved', description: 'Your place has been changed.' },
  cancelled: { title: 'Cancelled', description: 'Your place has been cancelled.' },
  failed: { title: 'Error', description: 'Failed to register. Please try again.' },
  notSaved: { title: 'Error', description: 'Failed to save. Please try again.' },
} as const

/** Why a form could not be taken although nothing in it was wrong; the telephone follows. */
export const failures = {
  failed: 'This did not work. What you wrote is still here. Please try again, or call',
  expired:
    'This page was open for a long time, so nothing has been sent yet. What you wrote is still here. Please press the button once more, or call',
  'too large': 'Your text is too long. It is still here. Please shorten it and send it again, or call',
  'too many':
    'Too much has been sent from your connection. What you wrote is still here. Try again in an hour, or call',
} as const

export const registered = {
  placed: 'Your place is kept',
  waiting: 'You are on the waiting list',
  reference: 'Your reference is',
  mailed: 'We have also sent this to your email address.',
} as const

/** What somebody has or waits for. */
export const standing = {
  placed: (seats: number) => `You have ${placesInWords(seats)}.`,
  waiting: (position: number, seats: number) =>
    `You are number ${position} on the waiting list for ${placesInWords(seats)}. We write to you if they become free. You do not have to do anything.`,
  cancelled: 'This place has been cancelled.',
} as const

export const privateLink = {
  title: 'Your private link',
  help: 'With it you can change the number of seats, or cancel. Anyone who has it can do the same, so keep it to yourself.',
  copy: 'Copy link',
  copied: 'Copied',
  selected: 'Selected: copy it from here',
} as const

export const ownPlace = {
  title: 'Your place',
  change: 'Change your place',
  save: 'Save changes',
  cancelTitle: 'Cancel my place',
  cancelHelp: 'If you cannot come, please cancel, even on the same day. Someone may be waiting for the seat.',
  cancel: 'Yes, cancel my place',
  again: 'Register again',
  about: 'See what it is about',
  eventCancelled: 'This event is cancelled. It will not take place.',
  over: 'This event has begun, so your place can no longer be changed here.',
} as const

export const missing = {
  title: 'Place Not Found',
  text: 'This link belongs to no place. Please check that you have copied all of it',
  back: 'Back to Events',
} as const
