import { expect, test } from 'vitest'
import { withItems } from '../testing/withItems.ts'
import { aTeamMember } from './team-member.examples.ts'

const anAttorney = aTeamMember({ name: 'Thuy-Linh Dang', department: 'Legal', capacity: 4 })

test('the service that has the requests learns who the attorneys are, and how many requests each can take', async () => {
  const content = await withItems(
    anAttorney,
    aTeamMember({ name: 'Retired', department: 'Legal', isActive: false }),
    aTeamMember({ name: 'Reception', department: 'Administration' }),
  )
  const told = await (await content.fetch('/attorneys')).json()
  const { id, email, designation, expertise, languages } = anAttorney
  expect(told).toEqual([
    { id, name: 'Thuy-Linh Dang', email, designation, expertise, languages, capacity: 4 },
  ])
})

test('strangers are not told, and visitors see no capacity', async () => {
  const content = await withItems(anAttorney)
  expect((await fetch(`${content.url}/attorneys`)).status).toBe(401)
  expect((await content.refusal('{ teamMembers { capacity } }')).code).toBe('UNAUTHENTICATED')
})
