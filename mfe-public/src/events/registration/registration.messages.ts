/** The texts of event registrations. */

export const cardMessages = {
  title: 'Registration',
  lead: 'Free, without an account. You get a private link to change or cancel your registration.',
  register: 'Register Now',
} as const

export const fullMessage =
  'All seats are taken. You can join the waiting list: a seat that becomes free goes to the next in line.'

export const closedMessage =
  'Registration has closed because the event has begun. Call {officePhone}, there may still be room.'

/** '1 seat left', '12 seats left'. */
export const formatSeatsLeft = (count: number) => `${formatSeats(count)} left`

/** '1 seat', '12 seats'. */
const formatSeats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)

export const fieldMessages = {
  name: { label: 'Name', hint: 'What should we call you?' },
  email: {
    label: 'Email',
    hint: 'To reach you about this event. Choose one that only you can read.',
  },
  phone: { label: 'Phone', hint: 'Only if you would rather be called.' },
  seats: { label: 'How many seats do you need?' },
  needs: {
    label: 'Is there anything we should prepare?',
    hint: 'For example: Spanish interpreter, wheelchair space, large print, a seat near the door.',
  },
} as const

const { seats, needs, phone } = fieldMessages
/** The fields that can be changed later. */
export const changeFieldMessages = { seats, needs, phone }

/** We send no email unless it is ticked. */
export const emailUpdatesLabel = 'Email me my private link, and news about my seats'

/** The same as in the rules. */
export const requiredMessages = {
  name: 'Enter your name',
  email: 'Enter your email address',
} as const

export const formMessages = {
  heading: 'Register for this event',
  waitingHeading: 'Join the waiting list',
  send: 'Register',
  join: 'Join the waiting list',
  sending: 'Sending...',
} as const

export const toastMessages = {
  placed: { title: 'Registered!', description: 'Your seat is reserved.' },
  waiting: {
    title: 'You are on the waiting list',
    description: 'A seat that becomes free goes to the next in line.',
  },
  saved: { title: 'Saved', description: 'Your registration has been changed.' },
  cancelled: { title: 'Cancelled', description: 'Your registration has been cancelled.' },
  failed: { title: 'Error', description: 'Failed to register. Please try again.' },
  notSaved: { title: 'Error', description: 'Failed to save. Please try again.' },
} as const

export const confirmationMessages = {
  placed: 'You are registered',
  waiting: 'You are on the waiting list',
  reference: 'Your reference is',
  mailed: 'This comes by email too, unless too many emails have been requested today.',
  held: 'We have not emailed you yet: this looks automated, so a person checks it first. Your registration still counts.',
  notMailed:
    'We do not email you, as you have not asked for it. Keep your private link: it shows when anything changes.',
} as const

/** The state of a registration. */
export const statusMessages = {
  placed: (seats: number) => `You have ${formatSeats(seats)}.`,
  waiting: (position: number, seats: number, hasEmailUpdates: boolean) =>
    `You are number ${position} on the waiting list for ${formatSeats(seats)}. ${hasEmailUpdates ? 'We write to you if they become free. You do not have to do anything.' : 'If they become free they are yours: look at your private link now and then, or call us.'}`,
  cancelled: 'This registration has been cancelled.',
} as const

export const privateLinkMessages = {
  title: 'Your private link',
  help: 'With it you can change the number of seats, or cancel. Anyone who has it can do the same, so keep it to yourself.',
  copy: 'Copy link',
} as const

/** Where a private link is typed. */
export const openMessages = {
  field: {
    label: 'Your private link',
    hint: 'You saw it when you registered, or in our email. Its last part, after the #, is enough.',
  },
  open: 'Open my registration',
  missing: 'Enter your private link, or its last part after the #',
  unknown: 'This link belongs to no registration. Please check that you have copied all of it',
} as const

export const changeMessages = {
  title: 'Your registration',
  change: 'Change your registration',
  save: 'Save changes',
  cancelTitle: 'Cancel my registration',
  cancelHelp: 'If you cannot come, please cancel, even on the same day. Someone may be waiting for the seat.',
  cancel: 'Yes, cancel my registration',
  registerAgain: 'Register again',
  viewEvent: 'See what it is about',
  eventCancelled: 'This event is cancelled. It will not take place.',
  eventBegun: 'This event has begun, so your registration can no longer be changed here.',
} as const

export const notFoundMessages = {
  title: 'Registration Not Found',
  text: openMessages.unknown,
  back: 'Back to Events',
} as const
