/** What may become of a message, as it is called and coloured here. */
import { type BadgeTone, capitalised } from '@access/kit'
import { contactStates } from '@access/requests/contact-messages/contact-message.rules'

type State = (typeof contactStates)[number]

const tones: Record<State, BadgeTone> = { new: 'amber', answered: 'moss', handled: 'plain', spam: 'clay' }

export const toneOf = (state: string): BadgeTone => tones[state as State]

/** All of them, to choose among. */
export const states = contactStates.map((value) => ({ value, label: capitalised(value) }))
