import { expect, test } from 'vitest'
import { createHashingQueue } from './hashing-queue.ts'

const limits = { active: 1, places: { inAll: 12, perSender: 2 }, patience: 60_000 }

const stranger = (key: string) => ({ key, isKnown: false })
const known = (key: string) => ({ key, isKnown: true })
const isBusy = { extensions: { code: 'BUSY', retryAfter: 5 } }

/** A queue whose work ends one after the other, and the parties in the order in which their work began. */
function startQueue(overrides = {}) {
  const takeTurn = createHashingQueue({ ...limits, ...overrides })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (party: { key: string; isKnown: boolean }) => {
    const work = takeTurn(party, () => {
      begun.push(party.key)
      return new Promise<string>((resolve) => ends.push(() => resolve(party.key)))
    })
    // Its rejection may be looked at later.
    work.catch(() => undefined)
    return work
  }
  return { ask, begun, endFirst: () => ends.shift()!() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('however many strangers wait, an account has its turn at once', async () => {
  const { ask, begun } = startQueue()
  for (const key of ['one', 'two', 'three']) ask(stranger(key))
  ask(known('owner'))
  await settle()
  expect(begun).toEqual(['one', 'owner'])
})

test('one address has a few places, and the rest are for others', async () => {
  const { ask, begun, endFirst } = startQueue()
  const [first, second, third] = ['many', 'many', 'many'].map((key) => ask(stranger(key)))
  await expect(third).rejects.toMatchObject(isBusy)
  const other = ask(stranger('other'))
  for (let count = 1; count <= 3; count += 1) {
    await settle()
    expect(begun).toHaveLength(count)
    endFirst()
  }
  expect(await Promise.all([first, second, other])).toEqual(['many', 'many', 'other'])
})

test('an attempt that waits in vain is told so, and its work is never done', async () => {
  const { ask, begun, endFirst } = startQueue({ patience: 1 })
  const first = ask(stranger('one'))
  await expect(ask(stranger('late'))).rejects.toMatchObject(isBusy)
  endFirst()
  expect(await first).toBe('one')
  await settle()
  expect(begun).toEqual(['one'])
})

test('work that fails gives its turn back', async () => {
  const takeTurn = createHashingQueue(limits)
  await expect(takeTurn(stranger('one'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await takeTurn(stranger('two'), async () => 'done')).toBe('done')
})
