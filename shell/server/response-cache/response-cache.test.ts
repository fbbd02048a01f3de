import { expect, test } from 'vitest'
import { createCachedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'

const build = (text: string) => createCachedResponse({}, Buffer.from(text))

function createCache(maxBytes?: number) {
  const cache = createResponseCache({ now: () => 0, ...(maxBytes && { maxBytes }) })
  cache.connect()
  let count = 0
  const ask = (id: string, isOpenEnded = false) =>
    cache.load({ id, isOpenEnded }, 0, async () => {
      count += 1
      return { answer: id, cachedResponse: build(id) }
    })
  return { cache, ask, countLoads: () => count }
}

test('the least recently used answer makes room, and what anybody makes up takes none from pages', async () => {
  const { cache, ask } = createCache(3 * build('/search?q=99').size)
  await ask('/')
  await ask('/cases')
  for (let page = 0; page < 100; page += 1) await ask(`/search?q=${page}`, true)
  expect(cache.find('/cases', 0)).toBeDefined()
  expect(cache.find('/', 0)).toBeDefined()
  expect(cache.find('/search?q=1', 0)).toBeUndefined()
  expect(cache.find('/search?q=99', 0)).toBeDefined()
  await ask('/team')
  await ask('/blog')
  expect(cache.find('/', 0)).toBeDefined()
  expect(cache.find('/cases', 0)).toBeUndefined()
})

test('an answer that may not be shared is made for each who waits', async () => {
  const { cache } = createCache()
  let count = 0
  const make = async () => {
    count += 1
    return { answer: count, cachedResponse: null }
  }
  const key = { id: '/', isOpenEnded: false }
  const answers = await Promise.all([1, 2, 3].map(() => cache.load(key, 0, make)))
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(3)
})

test('who waits for a load that fails makes one of their own', async () => {
  const { cache, ask } = createCache()
  const failing = cache.load({ id: '/', isOpenEnded: false }, 0, () => Promise.reject(new Error('no')))
  const waiting = ask('/')
  await expect(failing).rejects.toThrow('no')
  expect((await waiting).answer).toBe('/')
})

test('whoever knows of a later change shares nothing and stores nothing', async () => {
  const { cache, ask } = createCache()
  await ask('/')
  expect(cache.find('/', 7)).toBeUndefined()
  await cache.load({ id: '/', isOpenEnded: false }, 7, async () => ({
    answer: 'new',
    cachedResponse: build('new'),
  }))
  expect(String(cache.find('/', 0)?.body)).toBe('/')
  cache.setLastChangeId(7)
  expect(cache.find('/', 7)).toBeDefined()
})
