/** The two forms about one's own place without script: one saves changes, the other cancels. */
import type { Desk, RemoteForm } from '@access/kit'
import { changeable } from './complaints.ts'
import { cancelText, changeText } from './documents.ts'

export const placeForm: RemoteForm = {
  path: '/events/:id/place/:link',
  fields: [...changeable, 'go'],
  async take({ values, params: { link } }, desk) {
    const done = values.go === 'cancel' ? 'cancelled' : 'saved'
    const outcome = await (done === 'cancelled' ? desk.ask(cancelText, { link }) : save(values, link, desk))
    // A place that is gone needs no words: the page itself is missing.
    if ('missing' in outcome) return {}
    if (!('answer' in outcome)) return { values, ...outcome }
    return { receipt: { done } }
  },
}

const save = ({ seats, needs, phone }: Record<string, string>, link: string | undefined, desk: Desk) =>
  desk.ask(changeText, { link, seats: Number(seats), needs, phone })
