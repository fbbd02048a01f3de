/** Takes what is sent exactly once, however often and however fast it is sent. */
import {
  assertRateLimit,
  type Context,
  EditConflict,
  lockKey,
  queryRows,
  type Settings,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { computeBlindIndex, type EncryptionKey } from '../encryption/encryption.ts'
import { getOfficeSettings } from '../office/cached-office-settings.entity.ts'
import { refreshOfficeSettings } from '../office/refresh-office-settings.ts'
import { IdempotencyRecord } from './idempotency-record.entity.ts'

const tenMinutes = 600_000

/** How many submissions one address may send within the hour. A shelter's whole house may share one. */
const getRateLimit = (phone: string) => ({
  max: 60,
  windowMs: 3_600_000,
  message: `Too much has been sent from your connection within the hour. Try again later, or call ${phone}.`,
})

/** The id of what was created, and that itself when it was created now. */
interface Submission<Created> {
  id: string
  created?: Created
}

/** Creates what was sent; `duplicateOf` is the id of what somebody else sent in the same words within ten minutes. */
type Create<Created> = (em: EntityManager, duplicateOf: string | null) => Created | Promise<Created>

/**
 * Calls `create` for what was not sent before, and returns the id of what was created, now or then.
 * With an idempotency key the key decides (and another content under it is an `EditConflict`); without one, the same
 * content from the same client within ten minutes is the same submission. The same from another client, or under
 * another key, is created as well: its sender must not be given what the first one was, a passphrase or a link.
 */
export async function createIdempotently<Created extends { id: string }>(
  context: Context,
  operation: string,
  answers: object,
  create: Create<Created>,
): Promise<Submission<Created>> {
  const [now, ...byEarlierKeys] = computeRecordIndexes(context, operation, answers)
  await refreshOfficeSettings(context)
  return retry(() =>
    context.em.transactional(async (em) => {
      await lockSubmission(em, now)
      let duplicateOf: string | null = null
      for (const indexes of [now, ...byEarlierKeys]) {
        const earlier = await findEarlier(em, indexes)
        if (earlier.same) return { id: earlier.same }
        duplicateOf ??= earlier.alike ?? null
      }
      if (context.settings.hasRateLimits && context.clientIp)
        await assertSenderLimit(em, now.sender, context.settings)
      const created = await create(em, duplicateOf)
      em.persist(Object.assign(new IdempotencyRecord(), now, { item: created.id }))
      return { id: created.id, created }
    }),
  )
}

/**
 * Anyone who sends the same at the same time waits here until the first one is stored, or has failed. And what we say that
 * we have must outlive a power cut, however the database is set.
 */
const lockSubmission = (em: EntityManager, { key, content }: BlindIndexes) =>
  queryRows(
    em,
    `select set_config('synchronous_commit', 'on', true), pg_advisory_xact_lock(${lockKey('$1')}),
      pg_advisory_xact_lock(${lockKey('$2')})`,
    [key ?? content, content],
  )

type BlindIndexes = Pick<IdempotencyRecord, 'key' | 'content'> & { sender: string }

/** By the encryption key of today, and by those before it: what was sent just before a change of keys is known too. */
function computeRecordIndexes(
  context: Context,
  operation: string,
  answers: object,
): [BlindIndexes, ...BlindIndexes[]] {
  const { clientIp, idempotencyKey } = context
  const computeIndexes = (key: EncryptionKey): BlindIndexes => ({
    // Keys of senders are each operation's own.
    key: idempotencyKey ? computeBlindIndex([key], `key of ${operation} ${idempotencyKey}`) : null,
    content: computeBlindIndex([key], `content of ${operation} ${JSON.stringify(answers)}`),
    sender: computeBlindIndex([key], `sender ${clientIp}`),
  })
  const [current, ...earlierKeys] = getEncryptionKeys(context)
  return [computeIndexes(current), ...earlierKeys.map(computeIndexes)]
}

/**
 * The ids of what this is the same as, and of what it is only alike. A statement of its own: what was committed while we
 * waited for the lock is not seen by the one that waited.
 */
async function findEarlier(
  em: EntityManager,
  { key, content, sender }: BlindIndexes,
): Promise<{ same?: string | undefined; alike?: string | undefined }> {
  const records = await queryRows<Pick<IdempotencyRecord, 'key' | 'content' | 'sender' | 'item'>>(
    em,
    `select key, content, sender, item from idempotency_record
      where key = $1 or (content = $2 and created_at > $3) order by created_at`,
    [key, content, new Date(Date.now() - tenMinutes)],
  )
  const same = key
    ? records.find((record) => record.key === key)
    : records.find((record) => record.sender === sender)
  // An empty one was erased: whatever is sent under its key now is not created.
  if (same?.content && same.content !== content)
    throw new EditConflict('Something else has been sent with this Idempotency-Key already')
  return { same: same?.item, alike: records[0]?.item }
}

async function assertSenderLimit(em: EntityManager, sender: string, settings: Settings) {
  const limit = getRateLimit((await getOfficeSettings({ em, settings })).phone)
  await assertRateLimit(em, IdempotencyRecord, { where: { sender }, key: sender, limit })
  // An hour later nobody asks where something came from.
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
