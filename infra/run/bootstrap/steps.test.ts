import { expect, test, vi } from 'vitest'
import { createStepList } from './steps.mjs'

const controlSequences = '\x1b['

/** The screen of a terminal after this output, with its cursor and erase sequences applied. */
function renderScreenText(text: string): string[] {
  const lines = ['']
  for (const [row, part] of text.split(controlSequences).entries()) {
    const up = row > 0 ? /^(\d+)A/.exec(part) : null
    if (up) lines.splice(-Number(up[1]) - 1, Number.POSITIVE_INFINITY, '')
    const [first = '', ...remainingText] = part.replace(row > 0 ? /^(\d+A|J)/ : '', '').split('\n')
    lines[lines.length - 1] += first
    lines.push(...remainingText)
  }
  return lines.filter(Boolean)
}

/** A list that writes to a screen, with a clock that is set by hand. */
function buildStepList(options: Parameters<typeof createStepList>[0] & { columns?: number } = {}) {
  let output = ''
  const clock = { time: 0 }
  const out = {
    columns: options.columns ?? 80,
    write: (text: string) => {
      output += text
    },
  }
  const list = createStepList({ out, now: () => clock.time, isInteractive: false, ...options })
  return { ...list, clock, screen: () => renderScreenText(output), sent: () => output }
}

test('away from a terminal each finished step is one plain line with its seconds', async () => {
  const list = buildStepList()
  await list.step('Dependencies', (note) => {
    note('installing')
    list.clock.time = 12_340
    note('installed')
  })
  expect(list.screen()).toEqual(['  ✓ Dependencies            12.3 s  installed'])
  expect(list.sent()).not.toContain(controlSequences)
})

test('away from a terminal the running steps are named from time to time, as far as they are', async () => {
  vi.useFakeTimers()
  const list = buildStepList({ heartbeat: 30_000 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = list.step('services', (note) => {
    note('40 files done')
    return promise
  })
  vi.advanceTimersByTime(30_000)
  expect(list.screen()).toEqual(['    still running: services (40 files done)'])
  resolve()
  await slow
  vi.advanceTimersByTime(60_000)
  expect(list.screen()).toHaveLength(2)
  vi.useRealTimers()
})

test('a step returns the result of its work', async () => {
  expect(await buildStepList().step('Ports', () => 3000)).toBe(3000)
})

test('a failed step is marked, and its error is rethrown', async () => {
  const list = buildStepList()
  await expect(list.step('Builds', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(list.screen()).toEqual(['  ✗ Builds                   0.0 s'])
})

test('on a terminal running steps are below the finished ones', async () => {
  const list = buildStepList({ isInteractive: true })
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = list.step('Builds', () => promise)
  await list.step('PostgreSQL', () => {})
  expect(list.screen()).toEqual(['  ✓ PostgreSQL               0.0 s', '  ⠋ Builds                   0.0 s'])
  resolve()
  await slow
  expect(list.screen()).toEqual(['  ✓ PostgreSQL               0.0 s', '  ✓ Builds                   0.0 s'])
})

test('a running step never wraps, or what is wiped would not be what was drawn', async () => {
  const list = buildStepList({ isInteractive: true, columns: 40 })
  await list.step('Builds', (note) => {
    note('a very long note about what is being built just now and why')
    list.line('above')
    expect(list.screen()[0]).toBe('above')
    expect(list.screen()[1]).toHaveLength(39)
  })
})

test('quick steps can be hidden, failed ones never', async () => {
  const list = buildStepList({ minDuration: 1_000 })
  await list.step('Node', () => {})
  await list.step('Dependencies', () => {
    list.clock.time += 2_000
  })
  await list.step('Builds', () => Promise.reject(new Error('no'))).catch(() => {})
  expect(list.screen().map((line) => line.trim().split(/ +/)[1])).toEqual(['Dependencies', 'Builds'])
})
