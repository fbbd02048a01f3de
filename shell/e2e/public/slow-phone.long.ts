import { test } from 'vitest'
import { walkByKeyboard } from '../walk-by-keyboard.ts'

// A processor is slowed down by keeping it busy, which takes it from all who test beside this.
test('the whole of a request by keyboard, on a slow line, at a quarter of the speed', () =>
  walkByKeyboard({ rate: 4 }))
