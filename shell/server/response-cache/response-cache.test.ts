import { expect, test } from 'vitest'
import { createCachedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'

const build = (text: string) => createCachedResponse({}, Buffer.from(text))

function createCache(maxBytes?: number) {
  const cache = createResponseCache({ now: () => 0, ...(maxBytes && { maxBytes }) })
  cache.connect()
  return { cache, ask: (key: string) => cache.load(key, 0, async () => build(key)) }
}

test('the least recently used answer makes room: what is asked for often stays', async () => {
  const { cache, ask } = createCache(4 * build('/search?q=99').size)
  await ask('/')
  await ask('/cases')
  for (let page = 0; page < 100; page += 1) {
    await ask(`/search?q=${page}`)
    expect(cache.find('/', 0)).toBeDefined()
  }
  expect(cache.find('/cases', 0)).toBeUndefined()
  expect(cache.find('/search?q=99', 0)).toBeDefined()
})

test('an answer that may not be shared is made for each of those who wait', async () => {
  const { cache } = createCache()
  let count = 0
  const make = async () => {
    count += 1
    return null
  }
  await Promise.all([1, 2, 3].map(() => cache.load('/', 0, make)))
  expect(count).toBe(3)
})

test('anyone who waits for a load that fails makes one of their own', async () => {
  const { cache, ask } = createCache()
  const failing = cache.load('/', 0, () => Promise.reject(new Error('no')))
  const waiting = ask('/')
  await expect(failing).rejects.toThrow('no')
  expect(String((await waiting)?.body)).toBe('/')
})

test('anyone who knows of a later change shares nothing and stores nothing', async () => {
  const { cache, ask } = createCache()
  await ask('/')
  expect(cache.find('/', 7)).toBeUndefined()
  await cache.load('/', 7, async () => build('new'))
  expect(String(cache.find('/', 0)?.body)).toBe('/')
  cache.setLastChangeId(7)
  expect(cache.find('/', 7)).toBeDefined()
})
