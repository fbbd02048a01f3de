import { usualOrganisation } from '@access/content/organisation/usual.rules'
import { usualFacts } from '@access/kit'
import { expect, test } from 'vitest'

test('until the office is set, the website says of it what the service does', () => {
  expect(usualFacts).toMatchObject(usualOrganisation)
})
