/** What was decided about a request's conflicts: each hit, and the whole. Sealed, for it tells of names. */
import { Instant, Item, Property, Table, Text, Words } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { openUnder, sealUnder } from '../sealing.ts'
import type { decided, outcomes } from './conflict.rules.ts'

/** What is found out about the whole. */
export type Outcome = (typeof outcomes)[number]

/** One for each request on which anything was decided. */
@Table('conflict_check')
export class ConflictCheck extends Item {
  @Property({ type: 'uuid', unique: true }) requestId!: string
  @Text({ optional: true }) outcome: Outcome | null = null
  @Instant({ optional: true }) decidedAt: Date | null = null
  /** The ids of administrators who opened it without, since it was last decided. */
  @Words() openedBy: string[] = []
  @Text() sealed!: string
}

/** What is sealed in it. */
export interface Found {
  by: string | null
  reason: string | null
  /** The names as they were when it was decided. */
  names: string[]
  /** By the ids of hits. */
  hits: Record<string, DecidedHit>
}

/** What was decided about one hit. */
export interface DecidedHit extends z.output<typeof decided> {
  by: string
  at: string
}

/** A request whose key is at hand. */
interface OpenRequest {
  id: string
  dataKey: Buffer
}

const nothing: Found = { by: null, reason: null, names: [], hits: {} }

/** The check of a request, and what was found; a new one where there is none. */
export async function checkOf(em: EntityManager, { id, dataKey }: OpenRequest) {
  const stored = await em.findOne(ConflictCheck, { requestId: id })
  const check = stored ?? Object.assign(new ConflictCheck(), { requestId: id })
  const found = stored ? openUnder<Found>(dataKey, nameOf(stored), stored.sealed) : nothing
  return { check, found }
}

/** Seals what was found into it, and keeps it. */
export function keepFound(em: EntityManager, check: ConflictCheck, found: Found, dataKey: Buffer): void {
  em.persist(Object.assign(check, { sealed: sealUnder(dataKey, nameOf(check), found) }))
}

const nameOf = ({ id }: ConflictCheck) => `conflict check ${id}`
