import { expect, test } from 'vitest'
import { getReadingGrade } from './reading-grade.ts'

test('the grade is that of the formula, of whole sentences without numbers and addresses', () => {
  // 6 words, 1 sentence, 6 syllables.
  const grade = 0.39 * 6 + 11.8 - 15.59
  expect(getReadingGrade(['The cat sat on the mat.'])).toBeCloseTo(grade, 5)
  expect(getReadingGrade(['Name', 'The 7 cat sat on the cat@example.org mat.'])).toBeCloseTo(grade, 5)
})
