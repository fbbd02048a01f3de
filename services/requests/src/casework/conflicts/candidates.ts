/** Candidates for a match: parties of other requests that share blocking keys with a party of this one. */
import type { SearchKeys } from '@access/name-matching'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { unwrapDataKey, type WrappedKey } from '../../platform/encryption/encryption.ts'
import { decryptParty, type Party } from './parties.ts'
import { computeNameSearchIndexes, listPartyNames, type StoredParty } from './party.entity.ts'

/** What was not compared with the parties of a request. */
export interface NotCompared {
  what:
    | 'a party of this request'
    | 'a party of another request'
    | 'an entry of the conflict list'
    | 'other requests'
    | 'anything'
  /** The request that it is part of; null where it is part of none, or not of one alone. */
  requestId: string | null
}

/** Called with what could not be compared, and why. */
export type OnNotCompared = (notCompared: NotCompared, error: unknown) => void

/** A party of this request, with those of other requests that may match it. */
interface Candidates {
  party: Party
  candidates: { party: Party; requestId: string }[]
}

/** A party of another request as it is stored, with its wrapped key, and the readings by which it was found. */
type CandidateRow = Pick<StoredParty, 'id' | 'role' | 'isNamedByApplicant' | 'encrypted' | 'requestId'> &
  WrappedKey & { readings: number[] }

/** Up to how many parties one word in common is enough: they are few enough to compare. */
const fewHolders = 200

/**
 * Of the parties that share a key with a reading of a name, those that share one of the whole name, keys of two of its
 * parts, or a part that few have: with many requests there are thousands of Marias, and comparing decrypts each of them.
 * Its values are those of `buildSearchValues`.
 */
export const foundByNames = `
  requested as materialized (
    select * from unnest(?::text[], ?::int[], ?::int[]) as requested (blind_index, reading, part)
  ), shared as (
    select party_id, reading, part, count(*) over (partition by reading, part) as holders
    from requested join party_blind_index using (blind_index)
  ), found as (
    select party_id, reading from shared group by party_id, reading
    having min(part) = 0 or min(holders) <= ${fewHolders} or count(distinct part) > 1
  )`

/** The readings of names: their keys as text arrays of PostgreSQL. */
export function buildSearchValues(readings: SearchKeys[]): string[] {
  const requested = readings.flatMap(({ whole, parts }, reading) =>
    [whole, ...parts].flatMap((part, index) => part.map((blindIndex) => ({ blindIndex, reading, index }))),
  )
  return [
    `{${requested.map(({ blindIndex }) => blindIndex).join(',')}}`,
    `{${requested.map(({ reading }) => reading).join(',')}}`,
    `{${requested.map(({ index }) => index).join(',')}}`,
  ]
}

const selectCandidates = `
  with ${foundByNames}
  select party.id, role, is_named_by_applicant as "isNamedByApplicant", party.encrypted, request_id as "requestId",
    data_key as "dataKey", key_id as "keyId", readings
  from (select party_id, array_agg(reading) as readings from found group by party_id) as candidate
    join party on party.id = party_id join legal_aid_request as request on request.id = request_id
  where request_id <> ? order by received_at desc, party.id`

/** For each of the parties, the newest request first. A name without keys, or a party that cannot be read, hides no other. */
export async function findCandidates(
  em: EntityManager,
  { keys, request }: DecryptedRequest,
  parties: Party[],
  onNotCompared: OnNotCompared,
): Promise<Candidates[]> {
  const readings = parties.flatMap((party) => {
    try {
      return computeNameSearchIndexes(keys, listPartyNames(party)).map((search) => ({ party, ...search }))
    } catch (error) {
      onNotCompared({ what: 'other requests', requestId: null }, error)
      return []
    }
  })
  // Plain rows, for there may be hundreds.
  const rows: CandidateRow[] = await em.execute(selectCandidates, [
    ...buildSearchValues(readings),
    request.id,
  ])
  const dataKeys = new Map<string, Buffer>()
  const getDataKey = (requestId: string, wrappedKey: WrappedKey) => {
    const dataKey = dataKeys.get(requestId) ?? unwrapDataKey(keys, requestId, wrappedKey)
    dataKeys.set(requestId, dataKey)
    return dataKey
  }
  const candidates = rows.flatMap(({ requestId, readings: foundBy, ...stored }) => {
    try {
      const party = decryptParty(stored, getDataKey(requestId, stored))
      return [{ requestId, foundBy, party }]
    } catch (error) {
      onNotCompared({ what: 'a party of another request', requestId }, error)
      return []
    }
  })
  return parties.map((party) => ({
    party,
    candidates: candidates.filter(({ foundBy }) =>
      foundBy.some((reading) => readings[reading]!.party === party),
    ),
  }))
}
