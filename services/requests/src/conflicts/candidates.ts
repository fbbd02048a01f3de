/** Who may be one of the parties of a request: those of others that share a mark with it. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { CannotUnseal, dataKeyOf, type SealedKey, type SealingKeys } from '../sealing.ts'
import { type Party, partyOf } from './parties.ts'
import { marksEver, namesIn, type StoredParty } from './party.ts'

/** Says of a request that it could not be compared. */
export type CannotBeRead = (request: Pick<LegalAidRequest, 'reference'>, error: Error) => void

/** One of ours, with the parties of other requests that may be alike. */
interface Candidates {
  mine: Party
  others: { party: Party; requestId: string }[]
}

/** A party of another request as it is stored, with what opens it, and the marks by which it was found. */
type Found = Pick<StoredParty, 'id' | 'role' | 'isTold' | 'sealed' | 'requestId'> &
  SealedKey &
  Pick<LegalAidRequest, 'reference'> & { shared: string[] }

/** All of them for each of the parties, the newest request first. */
export async function candidatesFor(
  em: EntityManager,
  keys: SealingKeys,
  { id }: LegalAidRequest,
  parties: Party[],
  cannotBeRead: CannotBeRead,
): Promise<Candidates[]> {
  const marked = parties.map((mine) => ({ mine, marks: new Set(marksEver(keys, namesIn(mine))) }))
  const wanted = [...new Set(marked.flatMap(({ marks }) => [...marks]))]
  // Plain rows, for there may be hundreds.
  const found: Found[] = await em.execute(
    `select party.id, role, is_told as "isTold", party.sealed, request_id as "requestId",
        reference, data_key as "dataKey", key_id as "keyId", shared
      from (select party_id, array_agg(mark) shared from party_mark where mark = any(?::text[]) group by 1) found
      join party on party.id = party_id join legal_aid_request request on request.id = request_id
      where request_id <> ? order by received_at desc, party.id`,
    [`{${wanted.join(',')}}`, id],
  )
  const opened = found.flatMap(({ requestId, shared, ...stored }) => {
    try {
      const party = partyOf(stored, dataKeyOf(keys, requestId, stored))
      return [{ requestId, shared, party }]
    } catch (error) {
      if (!(error instanceof CannotUnseal)) throw error
      cannotBeRead(stored, error)
      return []
    }
  })
  return marked.map(({ mine, marks }) => ({
    mine,
    others: opened.filter(({ shared }) => shared.some((mark) => marks.has(mark))),
  }))
}
