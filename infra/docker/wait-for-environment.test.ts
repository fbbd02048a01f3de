import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'

test('threads of a program, which read documents, wait for no environment of their own', async () => {
  const code = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('read')"
  const thread = new Worker(new URL(`data:text/javascript,${code}`), {
    env: {},
    execArgv: ['--import', path.join(import.meta.dirname, 'wait-for-environment.mjs')],
    stdout: true,
  })
  onTestFinished(() => void thread.terminate())
  expect(await once(thread, 'message')).toEqual(['read'])
})
