import { expect, test } from 'vitest'
import { startContentWith } from '../testing/start-content.ts'
import { buildTeamMember } from './team-member.examples.ts'

const attorney = buildTeamMember({ name: 'Thuy-Linh Dang', department: 'Legal', capacity: 4 })

test('the requests service gets the attorneys and their capacity', async () => {
  const content = await startContentWith(
    attorney,
    buildTeamMember({ name: 'Retired', department: 'Legal', isActive: false }),
    buildTeamMember({ name: 'Reception', department: 'Administration' }),
  )
  const messages = await (await content.fetch('/attorneys')).json()
  const { id, email, designation, expertise, languages } = attorney
  expect(messages).toEqual([
    { id, name: 'Thuy-Linh Dang', email, designation, expertise, languages, capacity: 4 },
  ])
})

test('unsigned requests are rejected, and the capacity is not public', async () => {
  const content = await startContentWith(attorney)
  expect((await fetch(`${content.url}/attorneys`)).status).toBe(401)
  expect((await content.queryError('{ teamMembers { capacity } }')).code).toBe('UNAUTHENTICATED')
})
