/** Contact messages are destroyed after twelve months, answers and all, as the privacy policy says. */
import type { Task } from '../jobs/task.ts'
import { ContactMessage } from './contact-message.ts'

const monthsKept = 12

export const forgetMessage: Task = {
  name: 'forget message',

  async due(em, now) {
    const longAgo = new Date(now)
    longAgo.setUTCMonth(longAgo.getUTCMonth() - monthsKept)
    const old = await em.find(
      ContactMessage,
      { receivedAt: { $lte: longAgo } },
      { fields: ['id'], orderBy: { receivedAt: 'asc' }, limit: 1000, disableIdentityMap: true },
    )
    return old.map(({ id }) => id)
  },

  async work({ em }, id) {
    await em.nativeDelete(ContactMessage, { id })
  },
}
