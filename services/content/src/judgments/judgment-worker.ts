/**
 * What is done about judgments that no save waits for. The citations are read of those that were imported, seeded, or
 * there before; and PostgreSQL counts their words once, which it does by itself only after many changes.
 */
import { type BackgroundContext, startPolling } from '@access/service-kit'
import { readCitations } from './read-citations.ts'
import { countWordsOnce } from './similar-judgments.ts'

/** In milliseconds, once nothing is left to be read. */
const pollInterval = 5_000

/** Starts the work; returns a function that stops it after the judgments at hand. */
export function startJudgmentWorker({ orm, log }: BackgroundContext): () => Promise<void> {
  async function readAll(isRunning: () => boolean) {
    let readCount = 0
    while (isRunning()) {
      const batch = await readCitations(orm.em.fork())
      if (batch === 0) break
      readCount += batch
    }
    if (readCount > 0) await countWordsOnce(orm.em.fork())
  }
  return startPolling(readAll, { interval: pollInterval, log, failure: 'citations could not be read' })
}
