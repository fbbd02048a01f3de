import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Takes a turn for each owner, and records who has begun. */
function takeTurns(max: { inAll: number; ofOwner: number }, owners: string[]) {
  const turns = createTurns(max)
  const begun: string[] = []
  const endings = owners.map(async (owner, index) => {
    const end = await turns.take(owner)
    begun.push(`${owner}${index}`)
    return end
  })
  return { begun, endTurn: async (index: number) => (await endings[index]!)() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('one owner has so many turns, and the next owner does not wait for the rest of theirs', async () => {
  const { begun, endTurn } = takeTurns({ inAll: 3, ofOwner: 1 }, ['a', 'a', 'a', 'b'])
  await settle()
  expect(begun).toEqual(['a0', 'b3'])
  await endTurn(0)
  await settle()
  expect(begun).toEqual(['a0', 'b3', 'a1'])
})

test('no more begin than all owners together may have, and owners alternate', async () => {
  const { begun, endTurn } = takeTurns({ inAll: 2, ofOwner: 1 }, ['a', 'b', 'a', 'c', 'd'])
  await settle()
  expect(begun).toEqual(['a0', 'b1'])
  await endTurn(1)
  await settle()
  expect(begun).toEqual(['a0', 'b1', 'c3'])
  await endTurn(0)
  await settle()
  expect(begun).toEqual(['a0', 'b1', 'c3', 'd4'])
})

test('owners who are not told apart share what there is', async () => {
  const { begun } = takeTurns({ inAll: 2, ofOwner: 1 }, ['', '', ''])
  await settle()
  expect(begun).toEqual(['0', '1'])
})
