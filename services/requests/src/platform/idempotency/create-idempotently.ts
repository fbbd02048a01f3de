/** Takes what is sent exactly once, however often and however fast it is sent. */
import {
  acquireAdvisoryLock,
  assertRateLimit,
  type Context,
  EditConflict,
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

/**
 * Calls `create` for what was not sent before, and returns the id of what was created, now or then.
 * With an idempotency key the key decides (and another content under it is `Changed`); without one, the same content
 * within ten minutes is the same submission.
 */
export async function createIdempotently(
  context: Context,
  operation: string,
  answers: object,
  create: (em: EntityManager) => string | Promise<string>,
): Promise<string> {
  const [now, ...byEarlierKeys] = computeRecordIndexes(context, operation, answers)
  await refreshOfficeSettings(context)
  return retry(() =>
    context.em.fork().transactional(async (em) => {
      // What we say that we have must outlive a power cut, however the database is set.
      await em.execute('set local synchronous_commit = on')
      // Whoever sends the same at the same time waits here until the first one is stored, or has failed.
      await acquireAdvisoryLock(em, now.key ?? now.content)
      for (const indexes of [now, ...byEarlierKeys]) {
        const existing = await findRecord(em, indexes)
        // An empty one was erased: whatever is sent under its key now is not created.
        if (existing?.content && existing.content !== indexes.content) {
          throw new EditConflict('Something else has been sent with this Idempotency-Key already')
        }
        if (existing) return existing.item
      }
      if (now.sender) await assertSenderLimit(em, now.sender, context.settings)
      const item = await create(em)
      em.persist(Object.assign(new IdempotencyRecord(), now, { item }))
      return item
    }),
  )
}

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

const findRecord = (em: EntityManager, { key, content }: BlindIndexes) =>
  key
    ? em.findOne(IdempotencyRecord, { key })
    : em.findOne(IdempotencyRecord, { content, createdAt: { $gt: new Date(Date.now() - tenMinutes) } })

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
