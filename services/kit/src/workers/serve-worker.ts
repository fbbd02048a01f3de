/** The other side of the worker pool: what a thread does with its file. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerInput } from './worker-pool.ts'

/** What is made of the file, part by part: each is posted when the pool asks for it. */
export type WorkerReader<Question> = (
  question: Question,
  bytes: Buffer<ArrayBuffer>,
  shared: unknown,
) => AsyncIterable<unknown>

/** Makes this thread answer the pool. An error ends it, and the pool says so. */
export function serveWorker<Question>(read: WorkerReader<Question>): void {
  const { question, bytes, shared } = workerData as WorkerInput
  const parts = read(question as Question, Buffer.from(bytes.buffer as ArrayBuffer), shared)[
    Symbol.asyncIterator
  ]()
  parentPort?.on('message', async () => parentPort?.postMessage(await parts.next()))
}
