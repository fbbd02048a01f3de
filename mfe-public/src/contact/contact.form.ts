/** The message form without script: what comes of it is told to its own page. */
import type { RemoteForm } from '@access/kit'
import { fields } from './complaints.ts'

export const contactForm: RemoteForm = {
  path: '/contact',
  fields: [...fields, 'website'],
  async take({ values, secondsOpen }, desk) {
    const outcome = await desk.send<{ reference: string }>('POST', '/api/contact', values, {
      seconds: secondsOpen,
    })
    if (!('answer' in outcome)) return { values, ...outcome }
    return { receipt: { reference: outcome.answer.reference } }
  },
}
