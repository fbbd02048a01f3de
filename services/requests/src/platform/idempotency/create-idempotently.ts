/** Takes what is sent exactly once, however often and however fast it is sent. */
import {
  assertRateLimit,
  type Context,
  EditConflict,
  executeDeferred,
  executePrepared,
  insertPersisted,
  type Settings,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { computeBlindIndexes } from '../encryption/encryption.ts'
import { getOfficeSettings } from '../office/cached-office-settings.entity.ts'
import { refreshOfficeSettings } from '../office/refresh-office-settings.ts'
import { IdempotencyRecord } from './idempotency-record.entity.ts'

/** How many submissions one address may send within the hour. A shelter's whole house may share one. */
const getRateLimit = (phone: string) => ({
  max: 60,
  windowMs: 3_600_000,
  message: `Too much has been sent from your connection within the hour. Try again later, or call ${phone}.`,
})
const tenMinutes = 600_000

/** The id of what was created, and that itself when it was created now. */
interface Submission<Created> {
  id: string
  created?: Created
}

/**
 * Calls `create` for what was not sent before, and returns the id of what was created, now or then.
 * With an idempotency key the key decides (and another content under it is `Changed`); without one, the same content
 * within ten minutes is the same submission. What `create` persists is inserted together, in one statement.
 */
export async function createIdempotently<Created extends { id: string }>(
  context: Context,
  operation: string,
  answers: object,
  create: (em: EntityManager) => Created | Promise<Created>,
): Promise<Submission<Created>> {
  const [now, ...byEarlierKeys] = computeRecordIndexes(context, operation, answers)
  await refreshOfficeSettings(context)
  return retry(() =>
    context.em.transactional(async (transaction) => {
      const em = transaction as EntityManager
      await lockSubmission(em, now.key ?? now.content)
      for (const indexes of [now, ...byEarlierKeys]) {
        const existing = await findRecord(em, indexes)
        // An empty one was erased: whatever is sent under its key now is not created.
        if (existing?.content && existing.content !== indexes.content) {
          throw new EditConflict('Something else has been sent with this Idempotency-Key already')
        }
        if (existing) return { id: existing.item }
      }
      if (now.sender) await assertSenderLimit(em, now.sender, context.settings)
      const created = await create(em)
      em.persist(Object.assign(new IdempotencyRecord(), now, { item: created.id }))
      await insertPersisted(em)
      return { id: created.id, created }
    }),
  )
}

/**
 * Whoever sends the same at the same time waits here until the first one is stored, or has failed. And what we say that
 * we have must outlive a power cut, however the database is set.
 */
const lockSubmission = (em: EntityManager, name: string) =>
  executeDeferred(
    em,
    `select set_config('synchronous_commit', 'on', true), pg_advisory_xact_lock(hashtextextended($1, 0))`,
    [name],
  )

type BlindIndexes = Pick<IdempotencyRecord, 'key' | 'content' | 'sender'>

/** By the sealing key of today, and by those before it: what was sent just before a change of keys is known too. */
function computeRecordIndexes(
  context: Context,
  operation: string,
  answers: object,
): [BlindIndexes, ...BlindIndexes[]] {
  const { clientIp, idempotencyKey, settings } = context
  const keys = getEncryptionKeys(context)
  // Keys of senders are each operation's own.
  const keyIndexes = idempotencyKey ? computeBlindIndexes(keys, `key of ${operation} ${idempotencyKey}`) : []
  const contentIndexes = computeBlindIndexes(keys, `content of ${operation} ${JSON.stringify(answers)}`)
  const senderIndexes =
    clientIp && settings.hasRateLimits ? computeBlindIndexes(keys, `sender ${clientIp}`) : []
  const getIndexesByKey = (index: number): BlindIndexes => ({
    key: keyIndexes[index] ?? null,
    content: contentIndexes[index]!,
    sender: senderIndexes[index] ?? null,
  })
  return [getIndexesByKey(0), ...keys.slice(1).map((_, index) => getIndexesByKey(index + 1))]
}

/** A statement of its own: what was committed while we waited for the lock is not seen by the one that waited. */
async function findRecord(em: EntityManager, { key, content }: BlindIndexes) {
  const [record] = await executePrepared<Pick<IdempotencyRecord, 'content' | 'item'>>(
    em,
    `select content, item from idempotency_record where ${key ? 'key = $1' : 'content = $1 and created_at > $2'} limit 1`,
    key ? [key] : [content, new Date(Date.now() - tenMinutes)],
  )
  return record
}

async function assertSenderLimit(em: EntityManager, sender: string, settings: Settings) {
  const limit = getRateLimit((await getOfficeSettings({ em, settings })).phone)
  await assertRateLimit(em, IdempotencyRecord, { where: { sender }, key: sender, limit })
  const windowStart = new Date(Date.now() - limit.windowMs)
  await em.nativeUpdate(
    IdempotencyRecord,
    { sender: { $ne: null }, createdAt: { $lte: windowStart } },
    { sender: null },
  )
}

// Two transactions in conflict, or a reference that is in use: the next attempt succeeds.
const retryableCodes = new Set(['40001', '40P01', '23505'])

async function retry<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !retryableCodes.has(String((error as { code?: unknown }).code))) throw error
    return retry(work, tries - 1)
  }
}
