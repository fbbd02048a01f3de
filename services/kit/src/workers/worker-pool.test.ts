import { expect, test } from 'vitest'
import type { FixtureQuestion } from './worker-pool.fixture.ts'
import { createWorkerPool, WorkerEndedError } from './worker-pool.ts'

const createPool = (limits: { timeoutMs?: number; heapMb?: number } = {}) =>
  createWorkerPool<FixtureQuestion>({
    url: new URL('./worker-pool.fixture.ts', import.meta.url),
    max: { inAll: 1, ofOwner: 1 },
    timeoutMs: 60_000,
    heapMb: 64,
    getShared: async () => 'shared',
    ...limits,
  })

const bytes = [Uint8Array.of(1, 2), Uint8Array.of(3)]

test('a file is read part by part, and the sender keeps its bytes', async () => {
  const pool = createPool()
  const parts = []
  for await (const part of pool.readParts({ question: 'bytes', bytes, owner: '' })) parts.push(part)
  expect(parts).toEqual([1, 2, 3].map((byte) => [byte, 'shared']))
  expect(bytes[0]).toHaveLength(2)
})

test('whoever needs no more parts leaves the turn to the next file', async () => {
  const pool = createPool()
  for (let count = 0; count < 2; count += 1)
    expect(await pool.read({ question: 'bytes', bytes, owner: 'a' })).toEqual([1, 'shared'])
})

test.each([
  ['takes too long', 'forever', { timeoutMs: 300 }],
  ['takes too much memory', 'memory', { heapMb: 16 }],
  ['fails', 'fail', {}],
  ['makes nothing of its file', 'bytes', {}],
] as const)('a thread that %s is ended, and the next file is read', async (_, question, limits) => {
  const pool = createPool(limits)
  await expect(pool.read({ question, bytes: [], owner: 'a' })).rejects.toThrow(WorkerEndedError)
  if (question === 'forever') return
  expect(await pool.read({ question: 'bytes', bytes, owner: 'a' })).toEqual([1, 'shared'])
})
