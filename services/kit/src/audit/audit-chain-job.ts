/** The job that links the events of the audit log, a moment after their commit. */
import type { MikroORM } from '@mikro-orm/postgresql'
import { describeError, type Log } from '../context/log.ts'
import { type ChainHead, extendAuditChain } from './audit-chain.ts'

/** In milliseconds. */
const interval = 1000
/** The end of the chain is logged this often at most: `npm run audit -- verify` compares. */
const logInterval = 60_000

/** Runs until the returned function is called, which links what is left. */
export function startAuditChainJob(
  orm: MikroORM,
  settings: { auditKey: string },
  log: Log,
): () => Promise<void> {
  let pendingRun: Promise<void> = Promise.resolve()
  let loggedAt = Number.NEGATIVE_INFINITY
  let loggedHead: ChainHead | null = null

  async function run({ isLast = false } = {}) {
    try {
      const em = orm.em.fork()
      const head = await extendAuditChain(em, settings, { isWhole: false })
      const isDue = isLast || performance.now() - loggedAt >= logInterval
      if (!head || head.hash === loggedHead?.hash || !isDue) return
      log.info({ auditChain: head }, 'audit chain')
      loggedAt = performance.now()
      loggedHead = head
    } catch (error) {
      log.warn(describeError(error), 'the audit chain could not be extended, and will be later')
    }
  }

  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    pendingRun = run().finally(() => {
      isRunning = false
    })
  }, interval)

  return async () => {
    clearInterval(timer)
    await pendingRun
    await run({ isLast: true })
  }
}
