import { expect, test } from 'vitest'
import { getReadingGrade, splitWords } from './reading-grade.ts'

test('the grade is that of the formula', () => {
  // 6 words, 1 sentence, 6 syllables.
  expect(getReadingGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5)
})

test('labels do not make a text seem easier', () => {
  const sentence = 'Applicants must substantiate eligibility before representation is considered.'
  expect(getReadingGrade([`Name\nEmail\n${sentence}`])).toBe(getReadingGrade([sentence]))
  expect(getReadingGrade(['Name', 'Email'])).toBe(0)
})

test('numbers, references and addresses are no words', () => {
  expect(splitWords('Call (555) 555-0100 or write to help@example.org about LA-7K3M-94XF.')).toEqual([
    'Call',
    'or',
    'write',
    'to',
    'about',
  ])
})
