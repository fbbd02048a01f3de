/** Deletes documents whose request was never sent, bytes and all, after a day. */
import { listDueIds } from '../../platform/jobs/list-due-ids.ts'
import type { Task } from '../../platform/jobs/task.ts'
import { Document } from './document.entity.ts'
import { limits } from './document.rules.ts'

export const purgeDocument: Task = {
  name: 'purge document',
  listDue(em, now) {
    const createdAt = { $lte: new Date(now.getTime() - limits.hours * 3_600_000) }
    return listDueIds(em, Document, { requestId: null, createdAt }, 'createdAt')
  },
  async run({ em }, id) {
    // A request may have taken it in the meantime.
    await em.nativeDelete(Document, { id, requestId: null })
  },
}
