import { expect, test } from 'vitest'
import { countKeys, countKeystrokes, getClick, getKeys, getPractisedSeconds } from './keystroke-level.ts'

test('a command by mouse is thought about, pointed at and pressed', () => {
  const operators = getClick({ isHandOnKeys: true, isCommand: true })
  expect(operators).toEqual(['H', 'M', 'P', 'K'])
  expect(getPractisedSeconds(operators)).toBeCloseTo(0.4 + 1.35 + 1.1 + 0.28, 5)
})

test('a field is filled without a second thought', () => {
  const operators = [
    ...getClick({ isHandOnKeys: false, isCommand: false }),
    ...getKeys(countKeystrokes('Bo'), { isHandOnKeys: false, isCommand: false }),
  ]
  expect(operators).toEqual(['P', 'K', 'H', 'K', 'K', 'K'])
})

test('keys that are pressed together are counted each', () => {
  expect(countKeys('j')).toBe(1)
  expect(countKeys('Control+k')).toBe(2)
})
