/** Contact messages are destroyed after twelve months, answers and all, as the privacy policy says. */
import { idsOf } from '../jobs/idsOf.ts'
import type { Task } from '../jobs/task.ts'
import { monthsFrom } from '../months.ts'
import { ContactMessage } from './contact-message.ts'

const monthsKept = 12

export const forgetMessage: Task = {
  name: 'forget message',

  due: (em, now) =>
    idsOf(em, ContactMessage, { receivedAt: { $lte: monthsFrom(now, -monthsKept) } }, 'receivedAt'),

  async work({ em }, id) {
    await em.nativeDelete(ContactMessage, { id })
  },
}
