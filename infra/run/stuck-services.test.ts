import { expect, test } from 'vitest'
import { createStuckDetector, type ServiceState } from './stuck-services.ts'

/** The seconds at which a service with these states, checked each second, is restarted. */
function listRestarts(states: ServiceState[]): number[] {
  const detector = createStuckDetector()
  return states.flatMap((state, second) => (detector.isStuck(state, second * 1000) ? [second] : []))
}

const seconds = (count: number, state: ServiceState): ServiceState[] => Array(count).fill(state)

test('a service without a working connection is restarted after ten seconds', () => {
  expect(listRestarts([...seconds(5, 'ready'), ...seconds(11, 'idle')])).toEqual([15])
})

test('one whose connections are at work is left alone, however long it is not ready', () => {
  expect(listRestarts(seconds(3600, 'busy'))).toEqual([])
})

test('one that was busy until a moment ago has had its ten seconds', () => {
  expect(listRestarts([...seconds(30, 'busy'), 'idle'])).toEqual([30])
})

test('one whose thread computes is left alone for a minute, and then has ten seconds to get a connection', () => {
  expect(listRestarts([...seconds(59, 'blocked'), ...seconds(9, 'idle'), 'ready'])).toEqual([])
  expect(listRestarts([...seconds(9, 'idle'), ...seconds(30, 'blocked'), ...seconds(11, 'idle')])).toEqual([
    49,
  ])
})

test('one whose thread hangs is restarted after a minute, and later each time it does not help', () => {
  expect(listRestarts(seconds(200, 'blocked'))).toEqual([60, 121, 182])
})

test('time without PostgreSQL does not count', () => {
  expect(listRestarts([...seconds(9, 'idle'), ...seconds(60, 'waiting'), ...seconds(9, 'idle')])).toEqual([])
})

test('when it does not help, each time waits twice as long, up to a quarter of an hour', () => {
  expect(listRestarts(seconds(150, 'idle'))).toEqual([10, 31, 72])
  const restarts = listRestarts(seconds(86_400, 'idle'))
  const pauses = restarts.slice(1).map((second, index) => second - restarts[index]!)
  expect(Math.max(...pauses)).toBe(901)
})

test('once it has been ready again, ten seconds are enough again', () => {
  expect(listRestarts([...seconds(20, 'idle'), 'ready', ...seconds(11, 'idle')])).toEqual([10, 31])
})
