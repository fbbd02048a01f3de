/** Watches the threads that are started from now on, until the test ends. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import { onTestFinished } from 'vitest'

/** How many were started, and the most that ran at once; `onStart` is told of each. */
export function watchThreads(onStart: (thread: Worker) => void = () => {}) {
  const threads = { started: 0, running: 0, most: 0 }
  const record = (message: unknown) => {
    const { worker } = message as { worker: Worker }
    threads.started += 1
    threads.running += 1
    threads.most = Math.max(threads.most, threads.running)
    worker.once('exit', () => {
      threads.running -= 1
    })
    onStart(worker)
  }
  subscribe('worker_threads', record)
  onTestFinished(() => void unsubscribe('worker_threads', record))
  return threads
}
