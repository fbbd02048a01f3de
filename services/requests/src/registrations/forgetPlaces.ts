/** Who came to an event is destroyed three months after it, as the privacy policy says. */
import type { Task } from '../jobs/task.ts'
import { KeptEvent } from './kept-event.ts'
import { Registration } from './registration.ts'

const monthsKept = 3

export const forgetPlaces: Task = {
  name: 'forget places',

  async due(em, now) {
    const longAgo = new Date(now)
    longAgo.setUTCMonth(longAgo.getUTCMonth() - monthsKept)
    const over = await em.find(
      KeptEvent,
      { registersUntil: { $lte: longAgo } },
      { fields: ['id'], orderBy: { registersUntil: 'asc' }, limit: 1000, disableIdentityMap: true },
    )
    return over.map(({ id }) => id)
  },

  async work({ em }, id) {
    await em.transactional(async (em) => {
      await em.nativeDelete(Registration, { event: id })
      await em.nativeDelete(KeptEvent, { id })
    })
  },
}
