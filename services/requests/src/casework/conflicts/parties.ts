/** The parties of a request: the applicant names some, administrators add others. */

import { blockingKeysVersion } from '@access/name-matching'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import {
  computeNameBlindIndexes,
  decryptNames,
  encryptNames,
  listPartyNames,
  PartyBlindIndex,
  type PartyNames,
  type PartyRole,
  StoredParty,
} from './party.entity.ts'

/** A party with its names decrypted. */
@ObjectType('RequestParty', { simpleResolvers: true })
export class Party implements PartyNames {
  @Field(() => ID) id!: string
  @Field(() => String) role!: PartyRole
  /** Whether the applicant named them; those cannot be changed. */
  @Field(() => Boolean) isNamedByApplicant!: boolean
  @Field(() => String) name!: string
  @Field(() => [String]) aliases!: string[]
}

/** Everybody a request is about, the applicant first; a request that has none yet gets them now. */
export const getParties = (em: EntityManager, decryptedRequest: DecryptedRequest): Promise<Party[]> =>
  getReadableParties(em, decryptedRequest, (error) => {
    throw error
  })

/** The same without those that cannot be decrypted: where the answers are whole, they must not close a request for good. */
export async function getReadableParties(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  onUnreadable: (error: unknown) => void = () => {},
): Promise<Party[]> {
  const { request, dataKey } = decryptedRequest
  if ((await findStoredParties(em, request.id)).length === 0) {
    await saveApplicantParties(em, decryptedRequest)
    await em.flush()
  }
  const stored = await findStoredParties(em, request.id)
  return stored.flatMap((party) => {
    try {
      return [decryptParty(party, dataKey)]
    } catch (error) {
      onUnreadable(error)
      return []
    }
  })
}

/** A stored party, decrypted. */
export const decryptParty = (
  party: Pick<StoredParty, 'id' | 'role' | 'isNamedByApplicant' | 'encrypted'>,
  dataKey: Buffer,
): Party => ({
  id: party.id,
  role: party.role,
  isNamedByApplicant: party.isNamedByApplicant,
  ...decryptNames(party, dataKey),
})

/** Stores the parties that the applicant named: themselves, and the other side as they last called it. */
export async function saveApplicantParties(em: EntityManager, decryptedRequest: DecryptedRequest) {
  const { request, answers } = decryptedRequest
  const { name, additionalDetails } = answers
  const applicantParties = (await findStoredParties(em, request.id)).filter(
    ({ isNamedByApplicant }) => isNamedByApplicant,
  )
  const store = (role: PartyRole, name: string) => {
    const party = applicantParties.find((known) => known.role === role) ?? newParty(request, role, true)
    return storeParty(em, decryptedRequest, party, { name, aliases: [] })
  }
  await store('applicant', name)
  if (additionalDetails?.adverseParty) await store('other side', additionalDetails.adverseParty)
}

/** The same for a request that is only being created, of which nothing is stored yet. */
export function saveNewParties(em: EntityManager, { keys, request, answers, dataKey }: DecryptedRequest) {
  const store = (role: PartyRole, name: string) => {
    const party = newParty(request, role, true)
    const names = { name, aliases: [] }
    em.persist(encryptNames(party, names, dataKey))
    persistBlindIndexes(em, keys, party, names)
  }
  store('applicant', answers.name)
  if (answers.additionalDetails?.adverseParty) store('other side', answers.additionalDetails.adverseParty)
}

/** A party that nobody has named yet. */
export const newParty = ({ id: requestId }: LegalAidRequest, role: PartyRole, isNamedByApplicant = false) =>
  Object.assign(new StoredParty(), { requestId, role, isNamedByApplicant })

/** Encrypts the names of a party, new or not, and computes the blind indexes that it is found by. */
export async function storeParty(
  em: EntityManager,
  { keys, dataKey }: DecryptedRequest,
  party: StoredParty,
  names: PartyNames,
) {
  em.persist(encryptNames(party, names, dataKey))
  await indexParty(em, keys, party, names)
}

/** Rebuilds all blind indexes of a request, with the current key and blocking keys. */
export async function rebuildBlindIndexes(em: EntityManager, { keys, request, dataKey }: DecryptedRequest) {
  for (const party of await findStoredParties(em, request.id))
    await indexParty(em, keys, party, decryptNames(party, dataKey))
}

/** Removes a party, with its blind indexes. */
export async function removeParty(em: EntityManager, id: string) {
  await em.nativeDelete(PartyBlindIndex, { partyId: id })
  await em.nativeDelete(StoredParty, { id })
}

/** Deletes all parties of a request, with their blind indexes. */
export async function eraseParties(em: EntityManager, requestId: string) {
  for (const { id } of await findStoredParties(em, requestId)) await removeParty(em, id)
}

async function indexParty(em: EntityManager, keys: EncryptionKeys, party: StoredParty, names: PartyNames) {
  await em.nativeDelete(PartyBlindIndex, { partyId: party.id })
  persistBlindIndexes(em, keys, party, names)
}

function persistBlindIndexes(em: EntityManager, keys: EncryptionKeys, party: StoredParty, names: PartyNames) {
  for (const blindIndex of computeNameBlindIndexes(keys, listPartyNames(names)))
    em.persist(Object.assign(new PartyBlindIndex(), { partyId: party.id, blindIndex }))
  party.blockingKeysVersion = blockingKeysVersion
}

const findStoredParties = (em: EntityManager, requestId: string) =>
  em.find(StoredParty, { requestId }, { orderBy: { role: 'asc', createdAt: 'asc', id: 'asc' } })
