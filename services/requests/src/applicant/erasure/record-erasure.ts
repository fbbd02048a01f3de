/** Adds what was erased to the list of erasures: at once, or with the next minute where the list cannot be written. */
import type { Task } from '../../platform/jobs/task.ts'
import { appendToErasureList, getErasureList, isOnErasureList, readErasureList } from './erasure-list.ts'
import { listErasures } from './list-erasures.ts'

const maxIds = 1000

export const recordErasure: Task = {
  name: 'record erasure',

  // The list itself says what is missing in it: a new one, on a new disk, is written whole.
  async listDue(em, _now, settings) {
    const listed = new Set((await readErasureList(getErasureList(settings))).map(({ id }) => id))
    const erasures = await listErasures(em)
    return erasures.flatMap(({ id }) => (listed.has(id) ? [] : [id])).slice(0, maxIds)
  },

  async run({ em, settings }, id) {
    const file = getErasureList(settings)
    const [erasure] = await listErasures(em, id)
    if (!erasure || (await isOnErasureList(file, id))) return
    await appendToErasureList(file, erasure)
  },
}
