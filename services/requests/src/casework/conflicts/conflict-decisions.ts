/** What administrators decide about conflicts of interest. */
import { EditConflict, Invalid, isUuid, NotFound } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import type { conflictConclusion, matchDecision, party } from './conflict.rules.ts'
import { type ConflictFindings, getConflictCheck, saveFindings } from './conflict-check.entity.ts'
import { type PartyMatch, searchConflicts } from './matches.ts'
import type { OnNotCompared } from './not-compared.ts'
import { newParty, removeParty, storeParty } from './parties.ts'
import { listPartyNames, StoredParty } from './party.entity.ts'

/** A request whose parties are named or changed. */
interface PartyContext {
  em: EntityManager
  keys: EncryptionKeys
  decryptedRequest: DecryptedRequest
}

/** A request in the hands of an administrator. */
export interface DecisionContext extends PartyContext {
  administrator: { id: string; name: string }
  onNotCompared: OnNotCompared
}

/** Decides on one match; a later decision replaces the earlier. */
export async function decideMatch(
  context: DecisionContext,
  id: string,
  decision: z.output<typeof matchDecision>,
) {
  const match = (await findRequestConflicts(context)).matches.find((candidate) => candidate.id === id)
  if (!match) throw new EditConflict('These names have changed. Look at them again')
  const { findings, updateFindings } = await loadConflictCheck(context)
  const decidedAt = new Date().toISOString()
  updateFindings({
    matches: { ...findings.matches, [id]: { ...decision, decidedAt, decidedBy: context.administrator.name } },
  })
}

/**
 * Concludes the check: a conflict, or none, and then every match has been decided. What could not be compared does not
 * stand in the way, for nobody could ever open the request; whether there was anything is returned, for the audit.
 */
export async function concludeConflictCheck(
  context: DecisionContext,
  { outcome, reason }: z.output<typeof conflictConclusion>,
): Promise<{ isComplete: boolean }> {
  const { administrator } = context
  const { check, findings, updateFindings } = await loadConflictCheck(context)
  const { parties, matches, notCompared } = await findRequestConflicts(context)
  if (outcome === 'clear') assertAllDecided(matches, findings)
  const names = parties.flatMap(listPartyNames)
  Object.assign(check, { outcome, decidedAt: new Date(), openedBy: [] })
  updateFindings({ decidedBy: administrator.name, reason, names })
  return { isComplete: notCompared.length === 0 }
}

/** Lets this one administrator read it before it is decided, until it is. */
export async function allowUncheckedAccess(context: DecisionContext) {
  const { check, updateFindings } = await loadConflictCheck(context)
  check.openedBy = [...new Set([...check.openedBy, context.administrator.id])]
  updateFindings({})
}

/** Names somebody more, or changes whom an administrator named. */
export async function saveParty(context: PartyContext, { id, role, ...names }: z.output<typeof party>) {
  const { em, keys, decryptedRequest } = context
  const stored = id ? await findOfficeParty(context, id) : newParty(decryptedRequest.request, role)
  await storeParty(em, keys, decryptedRequest, Object.assign(stored, { role }), names)
}

/** Takes out whom an administrator named. */
export async function removeOfficeParty(context: PartyContext, id: string) {
  await findOfficeParty(context, id)
  await removeParty(context.em, id)
}

async function findOfficeParty(
  { em, decryptedRequest: { request } }: PartyContext,
  id: string,
): Promise<StoredParty> {
  const stored = isUuid(id) ? await em.findOne(StoredParty, { id, requestId: request.id }) : null
  if (!stored) throw new NotFound('party', id)
  if (stored.isNamedByApplicant)
    throw new Invalid({ name: 'The applicant told us this name: add another party instead' })
  return stored
}

function assertAllDecided(matches: PartyMatch[], findings: ConflictFindings) {
  const decisions = matches
    .filter(({ needsDecision }) => needsDecision)
    .map(({ id }) => findings.matches[id]?.decision)
  if (decisions.includes(undefined)) throw new Invalid({ outcome: 'Decide on every hit first' })
  if (decisions.includes('conflict')) throw new Invalid({ outcome: 'One of the hits is a conflict' })
}

const findRequestConflicts = ({ em, keys, decryptedRequest, onNotCompared }: DecisionContext) =>
  searchConflicts(em, keys, decryptedRequest, onNotCompared)

async function loadConflictCheck({ em, decryptedRequest }: DecisionContext) {
  const { check, findings } = await getConflictCheck(em, decryptedRequest)
  const updateFindings = (changes: Partial<ConflictFindings>) =>
    saveFindings(em, check, { ...findings, ...changes }, decryptedRequest.dataKey)
  return { check, findings, updateFindings }
}
