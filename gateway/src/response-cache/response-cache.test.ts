import { expect, test } from 'vitest'
import { createResponseCache, entryOverhead } from './response-cache.ts'

function createCacheAt(instant: string, maxBytes?: number) {
  const clock = { now: Date.parse(instant) }
  const answers = createResponseCache({ now: () => clock.now, maxBytes })
  answers.enable()
  let requests = 0
  const ask = (key = 'events', text = '[]') =>
    answers.get(key, 'Event', async () => {
      requests += 1
      return text
    })
  return { answers, clock, ask, countRequests: () => requests }
}

test.each([
  ['New York', '2024-06-14T04:00:00Z'],
  ['Kathmandu', '2024-06-14T18:15:00Z'],
])('cached responses expire at midnight in any time zone, in %s too', async (_, midnight) => {
  const { clock, ask, countRequests } = createCacheAt(midnight)
  clock.now -= 60_000
  await ask()
  await ask()
  expect(countRequests()).toBe(1)
  clock.now += 60_000
  await ask()
  expect(countRequests()).toBe(2)
})

test('a response that was loading during a change is sent but not cached', async () => {
  const { answers } = createCacheAt('2024-06-13T12:00:00Z')
  let bring = (_text: string) => {}
  const slow = answers.get('events', 'Event', () => new Promise((resolve) => (bring = resolve)))
  answers.invalidate(['Event'])
  bring('"old"')
  expect(String((await slow).body)).toBe('"old"')
  expect(String((await answers.get('events', 'Event', async () => '"new"')).body)).toBe('"new"')
})

test('a request after a change does not share the load of one before it', async () => {
  const { answers } = createCacheAt('2024-06-13T12:00:00Z')
  let bring = (_text: string) => {}
  const before = answers.get('events', 'Event', () => new Promise((resolve) => (bring = resolve)))
  answers.invalidate()
  const after = answers.get('events', 'Event', async () => '"new"')
  bring('"old"')
  expect([String((await before).body), String((await after).body)]).toEqual(['"old"', '"new"'])
})

test('the least recently used response is evicted', async () => {
  const { ask, countRequests } = createCacheAt('2024-06-13T12:00:00Z', 2.5 * entryOverhead)
  await ask('one', '"0123456"')
  await ask('two', '"0123456"')
  await ask('one')
  await ask('three', '"0123456"')
  expect(countRequests()).toBe(3)
  await ask('one')
  expect(countRequests()).toBe(3)
  await ask('two')
  expect(countRequests()).toBe(4)
})

test('of a long response what will be compressed of it counts as well', async () => {
  const { ask, countRequests } = createCacheAt('2024-06-13T12:00:00Z', 250_000)
  await ask('one', 'x'.repeat(100_000))
  await ask('two', 'x'.repeat(100_000))
  await ask('one', 'x'.repeat(100_000))
  expect(countRequests()).toBe(3)
})

test('nothing is cached before the first notices arrive', async () => {
  const { answers, ask, countRequests } = createCacheAt('2024-06-13T12:00:00Z')
  answers.disable()
  await ask()
  await ask()
  expect(countRequests()).toBe(2)
})
