/** A thread that does what it is asked, good or bad. */
import { serveWorker } from './serve-worker.ts'

export type FixtureQuestion = 'bytes' | 'forever' | 'memory' | 'fail'

serveWorker<FixtureQuestion>(async function* read(question, bytes, shared) {
  if (question === 'fail') throw new Error('broken')
  while (question === 'forever');
  const objects: object[] = []
  while (question === 'memory') objects.push(Array(100_000).fill({}))
  for (const byte of bytes) yield [byte, shared]
})
