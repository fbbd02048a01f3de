/** Contact messages are erased after twelve months, answers and all, as the privacy policy says. */

import { addMonths } from '../platform/dates/months.ts'
import { listDueIds } from '../platform/jobs/list-due-ids.ts'
import type { Task } from '../platform/jobs/task.ts'
import { ContactMessage } from './contact-message.entity.ts'

const retentionMonths = 12

export const purgeMessage: Task = {
  name: 'purge message',

  listDue: (em, now) =>
    listDueIds(em, ContactMessage, { receivedAt: { $lte: addMonths(now, -retentionMonths) } }, 'receivedAt'),

  async run({ em }, id) {
    await em.nativeDelete(ContactMessage, { id })
  },
}
