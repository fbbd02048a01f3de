/**
 * Threads that read what strangers send. How long that takes is decided by the author of the file, so the thread that
 * answers everybody reads nothing of one but its length. Each file has a thread of its own, which ends with it.
 */
import { Worker } from 'node:worker_threads'
import { createTurns } from './turns.ts'

export interface WorkerPoolOptions {
  /** The entry of the thread, which calls `serveWorker`. */
  url: URL
  /** Threads at once, and how many of one sender; other files wait. */
  max: { inAll: number; ofOwner: number }
  /** Milliseconds that a thread may take for one file, all parts together. */
  timeoutMs: number
  /** Megabytes of JavaScript objects that a thread may have. */
  heapMb: number
  /** What every thread is given beside its file, such as a compiled module. */
  getShared?: () => Promise<unknown>
}

/** What a thread reads: what it is asked, the bytes of the file, and whose turn it takes, '' for nobody's. */
export interface WorkerTask<Question> {
  question: Question
  bytes: readonly Uint8Array[]
  owner: string
}

/** A thread was ended without an answer: it took too long or too much memory, or what it ran failed. */
export class WorkerEndedError extends Error {
  override name = 'WorkerEndedError'
}

export interface WorkerPool<Question> {
  /** The first part that the thread makes of a file. Rejects with `WorkerEndedError`. */
  read<Part>(task: WorkerTask<Question>): Promise<Part>
  /** All parts, each made when it is asked for. The thread ends when no more are asked for. */
  readParts<Part>(task: WorkerTask<Question>): AsyncGenerator<Part, void>
}

/** What goes into a thread. */
export interface WorkerInput {
  question: unknown
  bytes: Uint8Array
  shared: unknown
}

export function createWorkerPool<Question>(options: WorkerPoolOptions): WorkerPool<Question> {
  const turns = createTurns(options.max)

  async function* readParts<Part>({ question, bytes, owner }: WorkerTask<Question>) {
    const endTurn = await turns.take(owner)
    try {
      const shared = await options.getShared?.()
      // In memory of its own, which the thread takes over.
      const joined = new Uint8Array(await new Blob([...bytes]).arrayBuffer())
      const thread = startThread(options, { question, bytes: joined, shared })
      try {
        for (;;) {
          const { value, done } = await thread.ask()
          if (done) return
          yield value as Part
        }
      } finally {
        await thread.end()
      }
    } finally {
      endTurn()
    }
  }

  return {
    readParts,
    async read<Part>(task: WorkerTask<Question>) {
      for await (const part of readParts<Part>(task)) return part
      throw new WorkerEndedError('it has made nothing of the file')
    },
  }
}

function startThread({ url, timeoutMs, heapMb }: WorkerPoolOptions, input: WorkerInput) {
  const worker = new Worker(url, {
    workerData: input,
    transferList: [input.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    // It learns nothing of the service, and what is written about a file is nobody's.
    env: {},
    argv: [],
    stdout: true,
    stderr: true,
  })
  let timeLeft = timeoutMs
  let failure: WorkerEndedError | undefined
  let pending: PromiseWithResolvers<IteratorResult<unknown, void>> | undefined
  const fail = (reason: string) => {
    failure ??= new WorkerEndedError(reason)
    pending?.reject(failure)
  }
  worker.on('message', (answer) => pending?.resolve(answer))
  // Not its message, in which there may be some of the file.
  worker.on('error', (error: NodeJS.ErrnoException) => fail(`it failed: ${error.code ?? error.name}`))
  worker.on('exit', () => fail('it has ended'))

  return {
    /** Has the thread make the next part. */
    async ask() {
      if (failure) throw failure
      const began = performance.now()
      const timer = setTimeout(fail, Math.max(timeLeft, 0), 'it took too long')
      pending = Promise.withResolvers()
      worker.postMessage('next')
      try {
        return await pending.promise
      } finally {
        clearTimeout(timer)
        timeLeft -= performance.now() - began
      }
    },
    async end() {
      await worker.terminate()
    },
  }
}
