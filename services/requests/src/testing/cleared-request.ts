/** A request in which somebody has looked for conflicts before the test begins, and found none. */
import type { Subgraph } from '@access/service-kit/testing'
import { ConflictCheck, saveFindings } from '../casework/conflicts/conflict-check.entity.ts'
import { getParties } from '../casework/conflicts/parties.ts'
import { listPartyNames } from '../casework/conflicts/party.entity.ts'
import { DecryptedRequest } from '../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { type Receipt, submitRequest } from './applicant.ts'

/** Decides that it is clear, for the names that it has now. */
export async function recordClearCheck(inbox: Subgraph, id: string): Promise<void> {
  const keys = getEncryptionKeys(inbox)
  const em = inbox.em()
  const request = new DecryptedRequest(keys, await em.findOneOrFail(LegalAidRequest, { id }))
  const names = (await getParties(em, keys, request)).flatMap(listPartyNames)
  const check = Object.assign(new ConflictCheck(), {
    ...{ requestId: id, outcome: 'clear', decidedAt: new Date() },
  })
  const result = { decidedBy: 'Ruth Abernathy', reason: null, names, matches: {} }
  saveFindings(em, check, result, request.dataKey)
  await em.flush()
}

/** Sends a request, in which there is no conflict. */
export async function submitClearedRequest(
  ...submission: Parameters<typeof submitRequest>
): Promise<Receipt> {
  const receipt = await submitRequest(...submission)
  await recordClearCheck(submission[0], receipt.id)
  return receipt
}
