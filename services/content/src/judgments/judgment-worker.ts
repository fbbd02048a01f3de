/**
 * What is done about judgments that no save waits for. The citations are read of those that were imported, seeded, or
 * there before; and PostgreSQL counts their words once, which it does by itself only after many changes.
 */
import { type BackgroundContext, describeError } from '@access/service-kit'
import { readCitations } from './read-citations.ts'
import { countWordsOnce } from './similar-judgments.ts'

/** In milliseconds, once nothing is left to be read. */
const pollInterval = 5_000

/** Starts the work; returns a function that stops it after the judgments at hand. */
export function startJudgmentWorker({
  orm,
  log,
}: Pick<BackgroundContext, 'orm' | 'log'>): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const fork = () => orm.em.fork()

  async function readAll() {
    try {
      let readCount = 0
      while (!isStopped) {
        const batch = await readCitations(fork())
        if (batch === 0) break
        readCount += batch
      }
      if (readCount > 0) await countWordsOnce(fork())
    } catch (error) {
      log.error(describeError(error), 'citations could not be read')
    }
    if (!isStopped) timer = setTimeout(() => (working = readAll()), pollInterval)
  }

  let working = readAll()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await working
  }
}
