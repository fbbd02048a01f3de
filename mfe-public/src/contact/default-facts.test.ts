import { demoOrganisation } from '@access/content/organisation/default-organisation.rules'
import { defaultFacts } from '@access/kit'
import { expect, test } from 'vitest'

test('the website’s default office facts are those of the service', () => {
  expect(defaultFacts).toMatchObject(demoOrganisation)
})
