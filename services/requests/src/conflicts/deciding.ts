/** What administrators find out about conflicts, kept and sealed. */
import { Changed, Invalid, NotFound } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { dataKeyOf, type SealingKeys } from '../sealing.ts'
import type { concluded, decided, party } from './conflict.rules.ts'
import { checkOf, type Found, keepFound } from './conflict-check.ts'
import { type Hit, hitsOf } from './hits.ts'
import { keepParty, newParty, partiesOf, removeParty } from './parties.ts'
import { namesIn, StoredParty } from './party.ts'

/** A request in the hands of an administrator. */
export interface Deciding {
  em: EntityManager
  keys: SealingKeys
  request: LegalAidRequest
  administrator: { id: string; name: string }
}

/** Says of one hit what it is; a later answer takes the place of the earlier. */
export async function decideHit(deciding: Deciding, id: string, answer: z.output<typeof decided>) {
  const hit = (await hitsIn(deciding)).find((one) => one.id === id)
  if (!hit) throw new Changed('These names have changed. Look at them again')
  const { found, keep } = await checkIn(deciding)
  const at = new Date().toISOString()
  keep({ hits: { ...found.hits, [id]: { ...answer, at, by: deciding.administrator.name } } })
}

/** Says of the whole that there is a conflict, or none: then every hit has been decided. */
export async function conclude(deciding: Deciding, { outcome, reason }: z.output<typeof concluded>) {
  const { em, keys, request, administrator } = deciding
  const { check, found, keep } = await checkIn(deciding)
  if (outcome === 'clear') refuseUndecided(await hitsIn(deciding), found)
  const names = (await partiesOf(em, keys, request)).flatMap(namesIn)
  Object.assign(check, { outcome, decidedAt: new Date(), openedBy: [] })
  keep({ by: administrator.name, reason, names })
}

/** Lets this one administrator read it before it is decided, until it is. */
export async function openUnchecked(deciding: Deciding) {
  const { check, keep } = await checkIn(deciding)
  check.openedBy = [...new Set([...check.openedBy, deciding.administrator.id])]
  keep({})
}

/** Names somebody more, or changes whom an administrator named. */
export async function nameParty(deciding: Deciding, { id, role, ...names }: z.output<typeof party>) {
  const { em, keys, request } = deciding
  const stored = id ? await namedByUs(deciding, id) : newParty(request, role)
  await keepParty(em, keys, request, Object.assign(stored, { role }), names)
}

/** Takes out whom an administrator named. */
export async function takeOut(deciding: Deciding, id: string) {
  await namedByUs(deciding, id)
  await removeParty(deciding.em, id)
}

async function namedByUs({ em, request }: Deciding, id: string): Promise<StoredParty> {
  const stored = await em.findOne(StoredParty, { id, requestId: request.id })
  if (!stored) throw new NotFound('party', id)
  if (stored.isTold) throw new Invalid({ name: 'The applicant told us this name: add another party instead' })
  return stored
}

function refuseUndecided(hits: Hit[], found: Found) {
  const asked = hits.filter(({ needsDecision }) => needsDecision).map(({ id }) => found.hits[id]?.decision)
  if (asked.includes(undefined)) throw new Invalid({ outcome: 'Decide on every hit first' })
  if (asked.includes('conflict')) throw new Invalid({ outcome: 'One of the hits is a conflict' })
}

async function hitsIn({ em, keys, request }: Deciding) {
  const parties = await partiesOf(em, keys, request)
  return hitsOf(em, keys, request, parties, (_, error) => {
    throw error
  })
}

async function checkIn({ em, keys, request }: Deciding) {
  const dataKey = dataKeyOf(keys, request.id, request)
  const { check, found } = await checkOf(em, { id: request.id, dataKey })
  const keep = (more: Partial<Found>) => keepFound(em, check, { ...found, ...more }, dataKey)
  return { check, found, keep }
}
