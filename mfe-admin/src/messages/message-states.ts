/** The states of a message with their badge tones. */
import { type BadgeTone, capitalize } from '@access/kit'
import { contactStates } from '@access/requests/contact/contact-message.rules'

type State = (typeof contactStates)[number]

const tones: Record<State, BadgeTone> = { new: 'amber', answered: 'moss', handled: 'plain', spam: 'clay' }

export const getStateTone = (state: string): BadgeTone => tones[state as State]

/** All states as options. */
export const stateOptions = contactStates.map((value) => ({ value, label: capitalize(value) }))
