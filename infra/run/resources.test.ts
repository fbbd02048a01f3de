import { expect, test } from 'vitest'
import { open } from './resources.ts'

test('what was opened last is closed first, what is still opening too, and nothing opens afterwards', async () => {
  const resources = new AsyncDisposableStack()
  const closed: string[] = []
  const close = async (name: string) => void closed.push(name)
  const { promise, resolve } = Promise.withResolvers<string>()
  await open(resources, async () => 'postgres', close)
  await expect(open(resources, () => Promise.reject(new Error('no')), close)).rejects.toThrow('no')
  const opening = open(resources, () => promise, close)
  const stopped = resources.disposeAsync()
  resolve('shell')
  await Promise.all([opening, stopped])
  expect(closed).toEqual(['shell', 'postgres'])
  await expect(open(resources, async () => 'late', close)).rejects.toThrow('This is stopping')
})
