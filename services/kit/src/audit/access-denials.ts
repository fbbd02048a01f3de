/**
 * Records in the audit log who was denied: by a permission, a rate limit, or for want of a signature. The first of a
 * minute at once, the others of that minute together, and neither in such numbers that they could fill the disk.
 */

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Administrator } from '../context/context.ts'
import { describeError, type Log } from '../context/log.ts'
import { createFairPool } from '../transport/index.ts'
import { describeActor, getActorName } from './actor.ts'

/** What was denied to whom; never what they sent. */
export interface Denial {
  kind: 'permission' | 'rate limit' | 'signature'
  /** The field of the schema, or the route. */
  field: string
  administrator: Administrator | null
  addressHash: string | null
}

export interface DenialRecorder {
  record(denial: Denial): void
  /** Records what was counted until now. */
  stop(): Promise<void>
}

/** Each is one field, address and administrator; what goes beyond is counted together. Of one address only a part. */
const kindsPerMinute = { inAll: 60, perSender: 20 }
const kindsPerDay = { inAll: 2000, perSender: 200 }
const minuteMs = 60_000
const minutesPerDay = 1440

/** As they read in a sentence with the field: 'Ada was denied permission “administrators”'. */
const words = {
  permission: { action: 'was denied', itemType: 'permission' },
  'rate limit': { action: 'exceeded the', itemType: 'rate limit' },
  signature: { action: 'sent an unsigned', itemType: 'call' },
}

/** Starts a recorder; it holds no process open. */
export function createDenialRecorder(orm: MikroORM, log: Log): DenialRecorder {
  const counts = new Map<string, { denial: Denial; uncounted: number }>()
  const pendingWrites = new Set<Promise<void>>()
  let minutes = 0
  let ofMinute = createFairPool(kindsPerMinute)
  let ofDay = createFairPool(kindsPerDay)

  function write(denial: Denial, count: number) {
    const written = save(orm.em.fork(), denial, count)
      .catch((error: unknown) => log.warn(describeError(error), 'a denial could not be recorded'))
      .finally(() => pendingWrites.delete(written))
    pendingWrites.add(written)
  }

  function endMinute() {
    for (const { denial, uncounted } of counts.values()) if (uncounted > 0) write(denial, uncounted)
    counts.clear()
    minutes += 1
    ofMinute = createFairPool(kindsPerMinute)
    if (minutes % minutesPerDay === 0) ofDay = createFairPool(kindsPerDay)
  }

  const timer = setInterval(endMinute, minuteMs).unref()

  return {
    record(denial) {
      const known = counts.get(getKey(denial))
      if (known) return void known.uncounted++
      const sender = denial.addressHash ?? ''
      if (ofMinute.reserve(sender).isReserved && ofDay.reserve(sender).isReserved) {
        counts.set(getKey(denial), { denial, uncounted: 0 })
        return write(denial, 1)
      }
      const others = { ...denial, field: 'other fields', administrator: null, addressHash: null }
      const counted = counts.get(getKey(others)) ?? { denial: others, uncounted: 0 }
      counted.uncounted += 1
      counts.set(getKey(others), counted)
    },
    async stop() {
      clearInterval(timer)
      endMinute()
      await Promise.all(pendingWrites)
    },
  }
}

const getKey = ({ kind, field, administrator, addressHash }: Denial) =>
  [kind, field, administrator?.sid, addressHash].join(' ')

/** Not by the entity: the code that starts services imports no decorators. */
async function save(em: EntityManager, denial: Denial, count: number): Promise<void> {
  const { kind, field, administrator, addressHash } = denial
  const actor = administrator ?? 'Somebody'
  const { actorId, role, sessionId } = describeActor(actor)
  const { action, itemType } = words[kind]
  const title = count === 1 ? field : `${field}, ${count.toLocaleString('en-US')} times`
  await em.execute(
    `insert into audit_event
        (id, occurred_at, actor, actor_id, role, session_id, address_hash, action, item_type, title)
      values (gen_random_uuid(), now(), ?, ?, ?, ?, ?, ?, ?, ?)`,
    [getActorName(actor), actorId, role, sessionId, addressHash, action, itemType, title],
  )
}
