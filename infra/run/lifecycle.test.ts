import { expect, test } from 'vitest'
import { createLifecycle, StoppingError } from './lifecycle.ts'

test('what was started last ends first, each after the one before has ended', async () => {
  const lifecycle = createLifecycle()
  const closed: string[] = []
  for (const name of ['postgres', 'services', 'shell']) {
    await lifecycle.startResource(
      async () => name,
      async (resource) => {
        await Promise.resolve()
        closed.push(resource)
      },
    )
  }
  await lifecycle.stopAll()
  expect(closed).toEqual(['shell', 'services', 'postgres'])
})

test('what is just starting when the stop comes is waited for and ended too', async () => {
  const lifecycle = createLifecycle()
  const closed: string[] = []
  const { promise, resolve } = Promise.withResolvers<string>()
  const starting = lifecycle.startResource(
    () => promise,
    async (resource) => {
      closed.push(resource)
    },
  )
  const stopped = lifecycle.stopAll()
  resolve('postgres')
  await Promise.all([starting, stopped])
  expect(closed).toEqual(['postgres'])
})

test('what failed to start need not end, and nothing new begins after the stop', async () => {
  const lifecycle = createLifecycle()
  const closed: string[] = []
  const close = async () => {
    closed.push('ended')
  }
  await expect(lifecycle.startResource(() => Promise.reject(new Error('no')), close)).rejects.toThrow('no')
  await lifecycle.stopAll()
  await expect(lifecycle.startResource(async () => 'late', close)).rejects.toThrow(StoppingError)
  expect(closed).toEqual([])
})

test('a resource that fails to stop does not keep the others from stopping', async () => {
  const lifecycle = createLifecycle()
  const closed: string[] = []
  await lifecycle.startResource(
    async () => 'postgres',
    async (resource) => {
      closed.push(resource)
    },
  )
  await lifecycle.startResource(
    async () => 'shell',
    () => Promise.reject(new Error('will not')),
  )
  await expect(lifecycle.stopAll()).rejects.toThrow('will not')
  expect(closed).toEqual(['postgres'])
})
