/** The parties of a request: those whom the applicant names come by themselves, administrators add others. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { type LegalAidRequest, type Told } from '../legal-aid-requests/legal-aid-request.ts'
import { dataKeyOf, type SealingKeys, unseal } from '../sealing.ts'
import { tracesVersion } from './names/traces.ts'
import {
  marksOf,
  type Names,
  namesIn,
  openNames,
  PartyMark,
  type Role,
  StoredParty,
  sealNames,
} from './party.ts'

/** A party with its names in the open. */
export interface Party extends Names {
  id: string
  role: Role
  isTold: boolean
}

/** Everybody a request is about, the applicant first; one from before there were parties gets them now. */
export async function partiesOf(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
): Promise<Party[]> {
  const dataKey = dataKeyOf(keys, request.id, request)
  if ((await storedOf(em, request.id)).length === 0) {
    await keepToldParties(em, keys, request)
    await em.flush()
  }
  const stored = await storedOf(em, request.id)
  return stored.map((party) => partyOf(party, dataKey))
}

/** A stored party, opened. */
export const partyOf = (
  party: Pick<StoredParty, 'id' | 'role' | 'isTold' | 'sealed'>,
  dataKey: Buffer,
): Party => ({
  id: party.id,
  role: party.role,
  isTold: party.isTold,
  ...openNames(party, dataKey),
})

/** Keeps whom the applicant told us of: themselves, and the other side as they last called it. */
export async function keepToldParties(em: EntityManager, keys: SealingKeys, request: LegalAidRequest) {
  const { name, more } = unseal<Told>(keys, request.id, request)
  const told = (await storedOf(em, request.id)).filter(({ isTold }) => isTold)
  const keep = (role: Role, name: string) =>
    keepParty(em, keys, request, told.find((party) => party.role === role) ?? newParty(request, role, true), {
      name,
      aliases: [],
    })
  await keep('applicant', name)
  if (more?.otherSide) await keep('other side', more.otherSide)
}

/** A party that nobody has named yet. */
export const newParty = ({ id: requestId }: LegalAidRequest, role: Role, isTold = false) =>
  Object.assign(new StoredParty(), { requestId, role, isTold })

/** Seals the names of a party, new or not, and makes the marks that it is found by. */
export async function keepParty(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  party: StoredParty,
  names: Names,
) {
  em.persist(sealNames(party, names, dataKeyOf(keys, request.id, request)))
  await markParty(em, keys, party, names)
}

/** Makes all marks of a request anew, with the key and the traces of today. */
export async function markAnew(em: EntityManager, keys: SealingKeys, request: LegalAidRequest) {
  const dataKey = dataKeyOf(keys, request.id, request)
  for (const party of await storedOf(em, request.id))
    await markParty(em, keys, party, openNames(party, dataKey))
}

/** Takes one out, with its marks. */
export async function removeParty(em: EntityManager, id: string) {
  await em.nativeDelete(PartyMark, { partyId: id })
  await em.nativeDelete(StoredParty, { id })
}

/** Takes all of them out. */
export async function destroyParties(em: EntityManager, requestId: string) {
  for (const { id } of await storedOf(em, requestId)) await removeParty(em, id)
}

async function markParty(em: EntityManager, keys: SealingKeys, party: StoredParty, names: Names) {
  await em.nativeDelete(PartyMark, { partyId: party.id })
  for (const mark of marksOf(keys, namesIn(names)))
    em.persist(Object.assign(new PartyMark(), { partyId: party.id, mark }))
  party.tracesVersion = tracesVersion
}

const storedOf = (em: EntityManager, requestId: string) =>
  em.find(StoredParty, { requestId }, { orderBy: { role: 'asc', createdAt: 'asc', id: 'asc' } })
