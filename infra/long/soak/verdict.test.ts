import { expect, test } from 'vitest'
import { describeCourse } from './verdict.ts'

const describe = (getMemory: (minute: number) => number) =>
  describeCourse(Array.from({ length: 120 }, (_, minute) => ({ shell: getMemory(minute), start: 60 })))
    .growing

test('a program that goes on growing is named; what ends in the first quarter, or is a moment’s, is fine', () => {
  expect(describe((minute) => 100 + minute)).toEqual(['shell grew from 137 to 212 MB'])
  expect(describe((minute) => Math.min(300, 100 + 10 * minute))).toEqual([])
  expect(describe((minute) => (minute % 7 === 1 ? 400 : 100))).toEqual([])
})
