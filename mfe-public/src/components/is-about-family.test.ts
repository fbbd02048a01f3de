import { expect, test } from 'vitest'
import { isAboutFamily } from './is-about-family.ts'

test('family law is recognised by keywords', () => {
  expect(isAboutFamily('Saturday Family Law Clinic')).toBe(true)
  expect(isAboutFamily('Repairs', 'domestic violence')).toBe(true)
  expect(isAboutFamily(null, 'Help with custody and support')).toBe(true)
  expect(isAboutFamily('The whole family is welcome', undefined, '')).toBe(false)
})
