/** Parties that were marked by traces of before get those of today: else a name would not be found by one that is like it. */
import type { Task } from '../jobs/task.ts'
import { freeRequest } from '../legal-aid-requests/freeRequest.ts'
import { keysOf } from '../sealedItem.ts'
import { tracesVersion } from './names/traces.ts'
import { markAnew } from './parties.ts'
import { StoredParty } from './party.ts'

const fromBefore = { tracesVersion: { $lt: tracesVersion } }

export const markParties: Task = {
  name: 'mark parties',

  async due(em) {
    const parties = await em.find(StoredParty, fromBefore, { orderBy: { createdAt: 'asc' }, limit: 1000 })
    return [...new Set(parties.map(({ requestId }) => requestId))]
  },

  async work({ em, settings }, id) {
    await em.transactional(async (own) => {
      const request = await freeRequest(own, { id, erasedAt: null })
      if (!request || (await own.count(StoredParty, { requestId: id, ...fromBefore })) === 0) return
      await markAnew(own, keysOf({ settings }), request)
    })
  },
}
