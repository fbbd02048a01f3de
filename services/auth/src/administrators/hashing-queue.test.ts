import { afterEach, expect, test, vi } from 'vitest'
import { createHashingQueue } from './hashing-queue.ts'

const limits = { active: { inAll: 2, strangers: 1 }, waiting: { inAll: 3, ofOne: 2 }, patience: 1000 }

const stranger = (key: string) => ({ key, isKnown: false })
const known = (key: string) => ({ key, isKnown: true })
const isBusy = { extensions: { code: 'BUSY', retryAfter: 5 } }

/** A queue whose work ends one after the other, and the parties in the order in which their work began. */
function startQueue() {
  const takeTurn = createHashingQueue(limits)
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

afterEach(() => void vi.useRealTimers())

test('strangers leave a turn to whoever is known, who goes before them', async () => {
  const { ask, begun, endFirst } = startQueue()
  const works = [ask(stranger('one')), ask(stranger('two')), ask(known('owner')), ask(known('colleague'))]
  await vi.waitFor(() => expect(begun).toEqual(['one', 'owner']))
  endFirst()
  await vi.waitFor(() => expect(begun).toEqual(['one', 'owner', 'colleague']))
  endFirst()
  await vi.waitFor(() => expect(begun).toEqual(['one', 'owner', 'colleague', 'two']))
  endFirst()
  endFirst()
  expect(await Promise.all(works)).toEqual(['one', 'two', 'owner', 'colleague'])
})

test('one address has so many waiting, and makes room for another when all places are taken', async () => {
  const { ask, begun, endFirst } = startQueue()
  const [, second, third, fourth] = ['many', 'many', 'many', 'many'].map((key) => ask(stranger(key)))
  await expect(fourth).rejects.toMatchObject(isBusy)
  const works = [ask(stranger('a')), ask(stranger('b'))]
  await expect(third).rejects.toMatchObject(isBusy)
  // Each of those who wait is somebody else: nobody makes room.
  await expect(ask(stranger('c'))).rejects.toMatchObject(isBusy)
  for (let count = 1; count <= 4; count += 1) {
    await vi.waitFor(() => expect(begun).toHaveLength(count))
    endFirst()
  }
  // Who had a turn just now goes after who had none.
  expect(begun).toEqual(['many', 'a', 'b', 'many'])
  expect(await Promise.all([second, ...works])).toEqual(['many', 'a', 'b'])
})

test('whoever waits in vain is told so, and its work is never done', async () => {
  vi.useFakeTimers()
  const { ask, begun, endFirst } = startQueue()
  const first = ask(stranger('one'))
  const late = ask(stranger('late'))
  vi.advanceTimersByTime(limits.patience)
  await expect(late).rejects.toMatchObject(isBusy)
  await vi.waitFor(() => expect(begun).toEqual(['one']))
  endFirst()
  expect(await first).toBe('one')
  expect(begun).toEqual(['one'])
})

test('work that fails gives its turn back', async () => {
  const takeTurn = createHashingQueue(limits)
  await expect(takeTurn(stranger('one'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await takeTurn(stranger('two'), async () => 'done')).toBe('done')
})
