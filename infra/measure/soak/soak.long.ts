import { expect, onTestFinished, test } from 'vitest'
import { createDone, runLoad } from './run-load.ts'
import { takeSamples, waitUntilIdle } from './samples.ts'
import { connections, startSoak } from './start-soak.ts'
import { visit } from './visitors.ts'

// The short form; `npm run soak` is the whole one.
const load = { connections, rate: 15, count: 900 }

/** In megabytes, and in seconds: generous, since it is about what grows without end, and what never comes to rest. */
const maxMemory = 600
const sampleInterval = 5
const maxSecondsUntilIdle = 240

test('after a minute of visitors all is stored, all emails are out, and every program comes to rest', async () => {
  const soak = await startSoak()
  onTestFinished(() => soak.stop())
  const { visitors, mailServer } = soak
  const { pid } = visitors.product
  const done = createDone()
  const abort = new AbortController()
  const sampling = takeSamples(pid, sampleInterval, () => done.count, abort.signal)
  await runLoad((number) => visit(visitors, number), load, done)
  expect(Object.fromEntries(done.errors)).toEqual({})
  expect(await soak.listDifferences()).toEqual([])
  const requests = visitors.ledger.entries.filter(({ kind }) => kind === 'request')
  expect(mailServer.getEmailCount()).toBeGreaterThanOrEqual(requests.length)
  expect(await waitUntilIdle(pid, maxSecondsUntilIdle)).toEqual([])
  abort.abort()
  const memory = (await sampling).flatMap((sample) => Object.entries(sample.memory))
  expect(memory.filter(([, megabytes]) => megabytes > maxMemory)).toEqual([])
  // One that ends by its own weight comes to rest as well: it is started again.
  expect(soak.listEndedPrograms()).toEqual([])
})
