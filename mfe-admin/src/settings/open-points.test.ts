import { demoOrganisation } from '@access/content/organisation/default-organisation.rules'
import { buildOrganisation } from '@access/content/organisation/organisation.examples'
import { expect, test } from 'vitest'
import { listOpenPoints } from './open-points.ts'

test('the specified name is no open point, and the address that stands where none is specified is one', () => {
  const texts = listOpenPoints({ ...buildOrganisation(), ...demoOrganisation } as never).map(
    ({ text }) => text,
  )
  expect(texts.join(' ')).toMatch(/the address/)
  expect(texts.join(' ')).not.toMatch(/the name|the tagline/)
})
