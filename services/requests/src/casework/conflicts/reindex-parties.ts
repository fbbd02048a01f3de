/** Reindexes parties whose blocking keys have an earlier version: else names that match would not be found. */

import { blockingKeysVersion } from '@access/name-matching'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { lockAvailableRequest } from '../../intake/legal-aid-requests/lock-available-request.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import type { Task } from '../../platform/jobs/task.ts'
import { rebuildBlindIndexes } from './parties.ts'
import { StoredParty } from './party.entity.ts'

const outdatedIndex = { blockingKeysVersion: { $lt: blockingKeysVersion } }

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
      await rebuildBlindIndexes(transaction, keys, new DecryptedRequest(keys, request))
    })
  },
}
