import {
  demoOrganisation,
  neutralOrganisation,
} from '@access/content/organisation/default-organisation.rules'
import { defaultFacts } from '@access/kit'
import { demoFacts } from '@access/shell/testing'
import { expect, test } from 'vitest'

/** Where else people can turn is said in letters alone. */
const omitLetterFacts = ({ referralResources: _, ...facts }: typeof demoOrganisation) => facts

test('the website’s default office facts are those of the service before anybody has set them', () => {
  expect(defaultFacts).toMatchObject(omitLetterFacts(neutralOrganisation))
})

test('the demonstration of the tests is that of the service', () => {
  expect(demoFacts).toMatchObject(omitLetterFacts(demoOrganisation))
})
