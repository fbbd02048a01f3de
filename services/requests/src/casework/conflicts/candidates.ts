/** Candidates for a match: parties of other requests that share a blocking key with a party of this one. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import {
  DecryptionError,
  type EncryptionKeys,
  unwrapDataKey,
  type WrappedKey,
} from '../../platform/encryption/encryption.ts'
import { decryptParty, type Party } from './parties.ts'
import { computeNameSearchIndexes, listPartyNames, type StoredParty } from './party.entity.ts'

/** Called for a request that could not be decrypted. */
export type OnUnreadable = (request: Pick<LegalAidRequest, 'reference'>, error: Error) => void

/** A party of this request, with those of other requests that may match it. */
interface Candidates {
  party: Party
  candidates: { party: Party; requestId: string }[]
}

/** A party of another request as it is stored, with its wrapped key, and the blind indexes that it shares. */
type CandidateRow = Pick<StoredParty, 'id' | 'role' | 'isNamedByApplicant' | 'encrypted' | 'requestId'> &
  WrappedKey &
  Pick<LegalAidRequest, 'reference'> & { shared: string[] }

/** For each of the parties, the newest request first. */
export async function findCandidates(
  em: EntityManager,
  keys: EncryptionKeys,
  { id }: LegalAidRequest,
  parties: Party[],
  onUnreadable: OnUnreadable,
): Promise<Candidates[]> {
  const indexedParties = parties.map((party) => ({
    party,
    blindIndexes: new Set(computeNameSearchIndexes(keys, listPartyNames(party))),
  }))
  const requestedIndexes = [...new Set(indexedParties.flatMap(({ blindIndexes }) => [...blindIndexes]))]
  // Plain rows, for there may be hundreds.
  const rows: CandidateRow[] = await em.execute(
    `select party.id, role, is_named_by_applicant as "isNamedByApplicant", party.encrypted, request_id as "requestId",
        reference, data_key as "dataKey", key_id as "keyId", shared
      from (select party_id, array_agg(blind_index) shared from party_blind_index where blind_index = any(?::text[]) group by 1) found
      join party on party.id = party_id join legal_aid_request request on request.id = request_id
      where request_id <> ? order by received_at desc, party.id`,
    [`{${requestedIndexes.join(',')}}`, id],
  )
  const dataKeys = new Map<string, Buffer>()
  const getDataKey = (requestId: string, wrappedKey: WrappedKey) => {
    const dataKey = dataKeys.get(requestId) ?? unwrapDataKey(keys, requestId, wrappedKey)
    dataKeys.set(requestId, dataKey)
    return dataKey
  }
  const candidates = rows.flatMap(({ requestId, shared, ...stored }) => {
    try {
      const party = decryptParty(stored, getDataKey(requestId, stored))
      return [{ requestId, shared, party }]
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error
      onUnreadable(stored, error)
      return []
    }
  })
  return indexedParties.map(({ party, blindIndexes }) => ({
    party,
    candidates: candidates.filter(({ shared }) => shared.some((blindIndex) => blindIndexes.has(blindIndex))),
  }))
}
