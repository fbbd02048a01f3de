import {
  demoOrganisation,
  neutralOrganisation,
} from '@access/content/organisation/default-organisation.rules'
import { defaultFacts } from '@access/kit'
import { demoFacts } from '@access/shell/testing'
import { expect, test } from 'vitest'

test('the website’s default office facts are those of the service before anybody has set them', () => {
  expect(defaultFacts).toMatchObject(neutralOrganisation)
})

test('the demonstration of the tests is that of the service', () => {
  expect(demoFacts).toMatchObject(demoOrganisation)
})
