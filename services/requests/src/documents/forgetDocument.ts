/** Papers whose request was never sent are deleted, bytes and all, when their day is over. */
import { idsOf } from '../jobs/idsOf.ts'
import type { Task } from '../jobs/task.ts'
import { limits } from './document.rules.ts'
import { Document } from './document.ts'

export const forgetDocument: Task = {
  name: 'forget document',
  due(em, now) {
    const createdAt = { $lte: new Date(now.getTime() - limits.hours * 3_600_000) }
    return idsOf(em, Document, { requestId: null, createdAt }, 'createdAt')
  },
  async work({ em }, id) {
    // A request may have taken it in the meantime.
    await em.nativeDelete(Document, { id, requestId: null })
  },
}
