/** Who has come to an event: noted at the door, and taken back where it was somebody else. */
import { Invalid, record } from '@access/service-kit'
import { named } from './changing.ts'
import type { KeptEvent } from './kept-event.ts'
import type { Book } from './placing.ts'
import { noun } from './registering.ts'
import type { Registration } from './registration.ts'

/** Notes that they have come, once; `Invalid` for whoever has no place. */
export async function checkIn({ em }: Book, _: KeptEvent, registration: Registration, who: string) {
  if (registration.checkedInAt) return
  if (registration.state !== 'placed')
    throw new Invalid({ id: 'Only people who have a place can be checked in' })
  Object.assign(registration, { checkedInAt: new Date(), checkedInBy: who })
  record(em, { who, action: 'checked in', noun, ...named(registration) })
}

/** Takes it back. */
export async function checkOut({ em }: Book, _: KeptEvent, registration: Registration, who: string) {
  if (!registration.checkedInAt) return
  Object.assign(registration, { checkedInAt: null, checkedInBy: null })
  record(em, { who, action: 'took back the check-in of', noun, ...named(registration) })
}
