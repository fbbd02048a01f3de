/** The registration form without script: what comes of it is told to the page of the event. */
import type { RemoteForm } from '@access/kit'
import { asSent, fields, valuesWith } from './complaints.ts'
import type { Receipt } from './documents.ts'

export const registerForm: RemoteForm = {
  path: '/events/:id',
  fields: [...fields, 'website'],
  async take({ values, params, secondsOpen }, desk) {
    const { website = '' } = values
    const sent = { event: params.id, ...asSent(valuesWith(values)), website }
    const outcome = await desk.send<Receipt>('POST', '/api/registrations', sent, { seconds: secondsOpen })
    if (!('answer' in outcome)) return { values, ...outcome }
    const { reference, state, seats, position, link } = outcome.answer
    // The link is a secret, and must not stand in an address.
    return { receipt: { reference, state, seats, position, link }, afterwards: 'stay' }
  },
}
