import { expect, test } from 'vitest'
import { type Look, stuckDetector } from './stuck.ts'

/** The seconds at which a service that is looked at each second, and seen so, is started anew. */
function restartsOf(looks: Look[]): number[] {
  const detector = stuckDetector()
  return looks.flatMap((look, second) => (detector.isStuck(look, second * 1000) ? [second] : []))
}

const seconds = (count: number, look: Look): Look[] => Array(count).fill(look)

test('a service without a working connection is started anew after ten seconds', () => {
  expect(restartsOf([...seconds(5, 'ready'), ...seconds(11, 'idle')])).toEqual([15])
})

test('one whose connections are at work is left alone, however long it is not ready', () => {
  expect(restartsOf(seconds(3600, 'busy'))).toEqual([])
})

test('one that was busy until a moment ago has had its ten seconds', () => {
  expect(restartsOf([...seconds(30, 'busy'), 'idle'])).toEqual([30])
})

test('time without PostgreSQL does not count', () => {
  expect(restartsOf([...seconds(9, 'idle'), ...seconds(60, 'waiting'), ...seconds(9, 'idle')])).toEqual([])
})

test('when it does not help, each time waits twice as long, up to a quarter of an hour', () => {
  expect(restartsOf(seconds(150, 'idle'))).toEqual([10, 31, 72])
  const all = restartsOf(seconds(86_400, 'idle'))
  const pauses = all.slice(1).map((second, index) => second - all[index]!)
  expect(Math.max(...pauses)).toBe(901)
})

test('once it has been ready again, ten seconds are enough again', () => {
  expect(restartsOf([...seconds(20, 'idle'), 'ready', ...seconds(11, 'idle')])).toEqual([10, 31])
})
