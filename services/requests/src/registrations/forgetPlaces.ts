/** Who came to an event is destroyed three months after it, as the privacy policy says. */
import { idsOf } from '../jobs/idsOf.ts'
import type { Task } from '../jobs/task.ts'
import { monthsFrom } from '../months.ts'
import { KeptEvent } from './kept-event.ts'
import { Registration } from './registration.ts'

const monthsKept = 3

export const forgetPlaces: Task = {
  name: 'forget places',

  due: (em, now) =>
    idsOf(em, KeptEvent, { registersUntil: { $lte: monthsFrom(now, -monthsKept) } }, 'registersUntil'),

  async work({ em }, id) {
    await em.transactional(async (em) => {
      await em.nativeDelete(Registration, { event: id })
      await em.nativeDelete(KeptEvent, { id })
    })
  },
}
