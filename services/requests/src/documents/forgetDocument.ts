/** Papers whose request was never sent are deleted, bytes and all, when their day is over. */
import type { Task } from '../jobs/task.ts'
import { limits } from './document.rules.ts'
import { Document } from './document.ts'

export const forgetDocument: Task = {
  name: 'forget document',
  async due(em, now) {
    const createdAt = { $lte: new Date(now.getTime() - limits.hours * 3_600_000) }
    const unwanted = await em.find(
      Document,
      { requestId: null, createdAt },
      { fields: ['id'], orderBy: { createdAt: 'asc' }, limit: 1000, disableIdentityMap: true },
    )
    return unwanted.map(({ id }) => id)
  },
  async work({ em }, id) {
    // A request may have taken it in the meantime.
    await em.nativeDelete(Document, { id, requestId: null })
  },
}
