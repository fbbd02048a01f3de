import { expect, test } from 'vitest'
import { generatePassphrase, normalizePassphrase, normalizeReference } from './passphrase.ts'

test('a passphrase are plain English ones, and others each time', () => {
  const values = Array.from({ length: 50 }, generatePassphrase)
  for (const words of values) expect(words).toMatch(/^[a-z]{3,8}( [a-z]{3,8}){3}$/)
  expect(new Set(values).size).toBe(50)
})

test.each([
  'river candle orbit maple',
  '  River  CANDLE orbit\tmaple ',
  'river-candle-orbit-maple',
  'river – candle, orbit. maple',
  'ｒｉｖｅｒ candle orbit maple',
  '\u200Briver\u00A0candle orbit maple\n',
  '\u2068riv\u00ader can\u2060dle \u200eorbit maple\u2069\ufeff',
  'ri\u200bver candle orbit maple',
  'river\u200bcandle\u200borbit\u200bmaple',
  `\u200e${'\u200f'.repeat(300)}river candle orbit maple`,
])('%j is typed in many ways and means the same a passphrase', (typed) => {
  expect(normalizePassphrase(typed)).toBe('river candle orbit maple')
})

test('the order of the words matters', () => {
  expect(normalizePassphrase('candle river orbit maple')).not.toBe(
    normalizePassphrase('river candle orbit maple'),
  )
})

test.each([
  'LA-7K4M-93XH',
  'la 7k4m 93xh',
  ' La7k4m93xh',
  'LA–7K4M–93XH',
  '7k4m-93xh',
  'ＬＡ-7K4M-93XH',
  '\u202aLA\u2011\u20607K4\u00adM-93XH\u202c',
])('the reference %j is known in whatever way it is typed', (typed) => {
  expect(normalizeReference(typed)).toBe('LA-7K4M-93XH')
})
