/** Requests from before there were parties get those that their applicants told us of. */
import type { Task } from '../jobs/task.ts'
import { freeRequest } from '../legal-aid-requests/freeRequest.ts'
import { keysOf } from '../sealedItem.ts'
import { keepToldParties } from './parties.ts'
import { StoredParty } from './party.ts'

export const keepParties: Task = {
  name: 'keep parties',

  async due(em) {
    const rows: { id: string }[] = await em.execute(
      `select id from legal_aid_request request where erased_at is null
        and not exists (select from party where request_id = request.id) order by received_at limit 1000`,
    )
    return rows.map(({ id }) => id)
  },

  async work({ em, settings }, id) {
    await em.transactional(async (own) => {
      const request = await freeRequest(own, { id, erasedAt: null })
      if (!request || (await own.count(StoredParty, { requestId: id })) > 0) return
      await keepToldParties(own, keysOf({ settings }), request)
    })
  },
}
