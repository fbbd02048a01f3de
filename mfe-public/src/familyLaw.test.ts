import { expect, test } from 'vitest'
import { isAboutFamily } from './familyLaw.ts'

test('what happens at home is told by its words', () => {
  expect(isAboutFamily('Saturday Family Law Clinic')).toBe(true)
  expect(isAboutFamily('Repairs', 'domestic violence')).toBe(true)
  expect(isAboutFamily(null, 'Help with custody and support')).toBe(true)
  expect(isAboutFamily('The whole family is welcome', undefined, '')).toBe(false)
})
