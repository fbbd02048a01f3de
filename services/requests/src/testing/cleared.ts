/** A request in which somebody has looked for conflicts before the test begins, and found none. */
import type { Subgraph } from '@access/service-kit/testing'
import { ConflictCheck, keepFound } from '../conflicts/conflict-check.ts'
import { partiesOf } from '../conflicts/parties.ts'
import { namesIn } from '../conflicts/party.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf } from '../sealing.ts'
import { type Receipt, sent } from './theApplicant.ts'

/** Decides that it is clear, for the names that it has now. */
export async function cleared(inbox: Subgraph, id: string): Promise<void> {
  const keys = keysOf(inbox)
  const em = inbox.em()
  const request = await em.findOneOrFail(LegalAidRequest, { id })
  const names = (await partiesOf(em, keys, request)).flatMap(namesIn)
  const check = Object.assign(new ConflictCheck(), {
    ...{ requestId: id, outcome: 'clear', decidedAt: new Date() },
  })
  const found = { by: 'Ruth Abernathy', reason: null, names, hits: {} }
  keepFound(em, check, found, dataKeyOf(keys, id, request))
  await em.flush()
}

/** Sends a request, in which there is no conflict. */
export async function sentAndCleared(...sending: Parameters<typeof sent>): Promise<Receipt> {
  const receipt = await sent(...sending)
  await cleared(sending[0], receipt.id)
  return receipt
}
