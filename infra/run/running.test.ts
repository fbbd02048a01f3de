import { expect, test } from 'vitest'
import { running, Stopping } from './running.ts'

test('what was started last ends first, each after the one before has ended', async () => {
  const all = running()
  const ended: string[] = []
  for (const name of ['postgres', 'services', 'shell']) {
    await all.begin(
      async () => name,
      async (thing) => {
        await Promise.resolve()
        ended.push(thing)
      },
    )
  }
  await all.stop()
  expect(ended).toEqual(['shell', 'services', 'postgres'])
})

test('what is just starting when the stop comes is waited for and ended too', async () => {
  const all = running()
  const ended: string[] = []
  const { promise, resolve } = Promise.withResolvers<string>()
  const starting = all.begin(
    () => promise,
    async (thing) => {
      ended.push(thing)
    },
  )
  const stopped = all.stop()
  resolve('postgres')
  await Promise.all([starting, stopped])
  expect(ended).toEqual(['postgres'])
})

test('what failed to start need not end, and nothing new begins after the stop', async () => {
  const all = running()
  const ended: string[] = []
  const end = async () => {
    ended.push('ended')
  }
  await expect(all.begin(() => Promise.reject(new Error('no')), end)).rejects.toThrow('no')
  await all.stop()
  await expect(all.begin(async () => 'late', end)).rejects.toThrow(Stopping)
  expect(ended).toEqual([])
})

test('one that fails to end does not keep the others from ending', async () => {
  const all = running()
  const ended: string[] = []
  await all.begin(
    async () => 'postgres',
    async (thing) => {
      ended.push(thing)
    },
  )
  await all.begin(
    async () => 'shell',
    () => Promise.reject(new Error('will not')),
  )
  await expect(all.stop()).rejects.toThrow('will not')
  expect(ended).toEqual(['postgres'])
})
