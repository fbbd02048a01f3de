/** Tasks that keep parties findable. */
import { blockingKeysVersion } from '@access/name-matching'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { lockAvailableRequest } from '../../intake/legal-aid-requests/lock-available-request.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import type { Task } from '../../platform/jobs/task.ts'
import { rebuildBlindIndexes, saveApplicantParties } from './parties.ts'
import { StoredParty } from './party.entity.ts'

const outdatedIndex = { blockingKeysVersion: { $lt: blockingKeysVersion } }

/** Reindexes parties whose blocking keys have an earlier version: else names that match would not be found. */
export const reindexParties: Task = {
  name: 'reindex parties',

  async listDue(em) {
    const parties = await em.find(StoredParty, outdatedIndex, { orderBy: { createdAt: 'asc' }, limit: 1000 })
    return [...new Set(parties.map(({ requestId }) => requestId))]
  },

  async run({ em, settings }, id) {
    await em.transactional(async (transaction) => {
      const request = await lockAvailableRequest(transaction, { id, erasedAt: null })
      if (!request || (await transaction.count(StoredParty, { requestId: id, ...outdatedIndex })) === 0)
        return
      const keys = getEncryptionKeys({ settings })
      await rebuildBlindIndexes(transaction, new DecryptedRequest(keys, request))
    })
  },
}

/** Stores the parties that applicants named, for requests that have none yet. */
export const backfillParties: Task = {
  name: 'backfill parties',

  async listDue(em) {
    const rows: { id: string }[] = await em.execute(
      `select id from legal_aid_request request where erased_at is null
        and not exists (select from party where request_id = request.id) order by received_at limit 1000`,
    )
    return rows.map(({ id }) => id)
  },

  async run({ em, settings }, id) {
    await em.transactional(async (transaction) => {
      const request = await lockAvailableRequest(transaction, { id, erasedAt: null })
      if (!request || (await transaction.count(StoredParty, { requestId: id })) > 0) return
      const keys = getEncryptionKeys({ settings })
      await saveApplicantParties(transaction, new DecryptedRequest(keys, request))
    })
  },
}
