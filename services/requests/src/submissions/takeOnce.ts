/** Takes what is sent exactly once, however often and however fast it is sent. */
import { Changed, type Context, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { theOffice } from '../office/kept-office.ts'
import { lookAtOffice } from '../office/lookAtOffice.ts'
import { keysOf } from '../sealedItem.ts'
import { marks } from '../sealing.ts'
import { lock, refuseTooMany } from '../throttle.ts'
import { Submission } from './submission.ts'

/** How many submissions one address may send within the hour. A shelter's whole house may share one. */
const limitFor = (phone: string) => ({
  most: 60,
  within: 3_600_000,
  words: `Too much has been sent from your connection within the hour. Try again later, or call ${phone}.`,
})
const tenMinutes = 600_000

/**
 * Stores by `take` what was not sent before, and returns the id of what is stored, now or then.
 * With an idempotency key the key decides (and another content under it is `Changed`); without one, the same content
 * within ten minutes is the same submission.
 */
export async function takeOnce(
  context: Context,
  operation: string,
  answers: object,
  take: (em: EntityManager) => string | Promise<string>,
): Promise<string> {
  const [now, ...before] = marksOf(context, operation, answers)
  await lookAtOffice(context)
  return retried(() =>
    context.em.fork().transactional(async (em) => {
      // What we say that we have must outlive a power cut, however the database is set.
      await em.execute('set local synchronous_commit = on')
      // Whoever sends the same at the same time waits here until the first one is stored, or has failed.
      await lock(em, now.key ?? now.content)
      for (const marks of [now, ...before]) {
        const taken = await takenBefore(em, marks)
        if (taken && taken.content !== marks.content) {
          throw new Changed('Something else has been sent with this Idempotency-Key already')
        }
        if (taken) return taken.item
      }
      if (now.sender) await refuseSender(em, now.sender, context.settings)
      const item = await take(em)
      em.persist(Object.assign(new Submission(), now, { item }))
      return item
    }),
  )
}

type Marks = Pick<Submission, 'key' | 'content' | 'sender'>

/** By the sealing key of today, and by those before it: what was sent just before a change of keys is known too. */
function marksOf(context: Context, operation: string, answers: object): [Marks, ...Marks[]] {
  const { address, idempotencyKey, settings } = context
  const keys = keysOf(context)
  // Keys of senders are each operation's own.
  const senders = idempotencyKey ? marks(keys, `key of ${operation} ${idempotencyKey}`) : []
  const contents = marks(keys, `content of ${operation} ${JSON.stringify(answers)}`)
  const addresses = address && settings.throttles ? marks(keys, `sender ${address}`) : []
  const marksBy = (at: number): Marks => ({
    key: senders[at] ?? null,
    content: contents[at]!,
    sender: addresses[at] ?? null,
  })
  return [marksBy(0), ...keys.slice(1).map((_, at) => marksBy(at + 1))]
}

const takenBefore = (em: EntityManager, { key, content }: Marks) =>
  key
    ? em.findOne(Submission, { key })
    : em.findOne(Submission, { content, createdAt: { $gt: new Date(Date.now() - tenMinutes) } })

async function refuseSender(em: EntityManager, sender: string, settings: Settings) {
  const limit = limitFor((await theOffice({ em, settings })).phone)
  await lock(em, sender)
  const before = new Date(Date.now() - limit.within)
  await em.nativeUpdate(Submission, { sender: { $ne: null }, createdAt: { $lte: before } }, { sender: null })
  const latest = await em.find(
    Submission,
    { sender },
    { orderBy: { createdAt: 'desc' }, limit: limit.most, disableIdentityMap: true },
  )
  refuseTooMany(
    latest.map(({ createdAt }) => createdAt),
    limit,
  )
}

// Two transactions in each other's way, or a reference that is taken: the next try finds the way free.
const passing = new Set(['40001', '40P01', '23505'])

async function retried<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !passing.has(String((error as { code?: unknown }).code))) throw error
    return retried(work, tries - 1)
  }
}
