import { expect, test } from 'vitest'
import { stepList } from './steps.mjs'

const controls = '\x1b['

/** What stands on the screen of a terminal that was sent this text: lines go up and are wiped as they are told. */
function onScreen(text: string): string[] {
  const lines = ['']
  for (const [at, part] of text.split(controls).entries()) {
    const up = at > 0 ? /^(\d+)A/.exec(part) : null
    if (up) lines.splice(-Number(up[1]) - 1, Number.POSITIVE_INFINITY, '')
    const [first = '', ...rest] = part.replace(at > 0 ? /^(\d+A|J)/ : '', '').split('\n')
    lines[lines.length - 1] += first
    lines.push(...rest)
  }
  return lines.filter(Boolean)
}

/** A list that writes to a screen, with a clock that is set by hand. */
function aList(how: { lively?: boolean; columns?: number; worthTelling?: number } = {}) {
  let written = ''
  const clock = { time: 0 }
  const out = {
    columns: how.columns ?? 80,
    write: (text: string) => {
      written += text
    },
  }
  const list = stepList({ out, now: () => clock.time, lively: false, ...how })
  return { ...list, clock, screen: () => onScreen(written), sent: () => written }
}

test('away from a terminal each finished step is one plain line with its seconds', async () => {
  const list = aList()
  await list.step('Dependencies', (note) => {
    note('installing')
    list.clock.time = 12_340
    note('installed')
  })
  expect(list.screen()).toEqual(['  ✓ Dependencies            12.3 s  installed'])
  expect(list.sent()).not.toContain(controls)
})

test('a step gives what its work gives', async () => {
  expect(await aList().step('Ports', () => 3000)).toBe(3000)
})

test('a failed step is marked, and its failure goes on to whoever asked for it', async () => {
  const list = aList()
  await expect(list.step('Builds', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(list.screen()).toEqual(['  ✗ Builds                   0.0 s'])
})

test('on a terminal running steps stand below the finished ones', async () => {
  const list = aList({ lively: true })
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = list.step('Builds', () => promise)
  await list.step('PostgreSQL', () => {})
  expect(list.screen()).toEqual(['  ✓ PostgreSQL               0.0 s', '  ⠋ Builds                   0.0 s'])
  resolve()
  await slow
  expect(list.screen()).toEqual(['  ✓ PostgreSQL               0.0 s', '  ✓ Builds                   0.0 s'])
})

test('a running step never wraps, or what is wiped would not be what was drawn', async () => {
  const list = aList({ lively: true, columns: 40 })
  await list.step('Builds', (note) => {
    note('a very long note about what is being built just now and why')
    list.line('above')
    expect(list.screen()[0]).toBe('above')
    expect(list.screen()[1]).toHaveLength(39)
  })
})

test('quick steps can be left untold, failed ones never', async () => {
  const list = aList({ worthTelling: 1_000 })
  await list.step('Node', () => {})
  await list.step('Dependencies', () => {
    list.clock.time += 2_000
  })
  await list.step('Builds', () => Promise.reject(new Error('no'))).catch(() => {})
  expect(list.screen().map((line) => line.trim().split(/ +/)[1])).toEqual(['Dependencies', 'Builds'])
})
