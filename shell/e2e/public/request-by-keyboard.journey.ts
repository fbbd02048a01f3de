import { test } from 'vitest'
import { walkByKeyboard } from '../walk-by-keyboard.ts'

test('by keyboard, at 200 %, on a slow line: two photos sent, offline in the middle, left, written to, withdrawn, reopened and erased', () =>
  walkByKeyboard({ rate: 1 }))
