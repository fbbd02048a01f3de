import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { startBothSides } from '../../testing/conflict-checks.ts'
import { stripRandomText } from '../../testing/requests-service.ts'
import { assignTo, signInColleague } from '../../testing/staff.ts'

const findRequests = `mutation ($name: String!) {
  matches: findRequestsOfPerson(name: $name) { role request { reference } }
}`

async function startWithTwoRequests() {
  const started = await startBothSides()
  const find = async (name: string) => {
    const matches = await started.inbox.readAsAdministrator<
      { role: string; request: { reference: string } }[]
    >(findRequests, { name })
    return matches.map(({ role, request }) => `${role} of ${request.reference}`)
  }
  return { ...started, find }
}

test('the requests of somebody are found by their name as it sounds, whoever they are in them', async () => {
  const { ours, other, find } = await startWithTwoRequests()
  expect(await find('peter novák')).toEqual([
    `other side of ${other.reference}`,
    `applicant of ${ours.reference}`,
  ])
  expect(await find('Diaz, Ana')).toEqual([`applicant of ${other.reference}`])
  expect(await find('Nobody Here')).toEqual([])
})

test('that somebody was looked for is recorded, and not who', async () => {
  const { inbox, find } = await startWithTwoRequests()
  await find('Ana Diaz')
  const [event] = await inbox.em().find(AuditEvent, { action: 'searched by name' })
  expect(event).toMatchObject({ actor: 'Ruth Abernathy', title: '1 found' })
  expect(stripRandomText(JSON.stringify(event))).not.toMatch(/Ana|Diaz/)
})

test('an attorney finds no requests but their own', async () => {
  const { inbox, ours } = await startWithTwoRequests()
  const attorney = signInColleague(inbox, 'attorney')
  await assignTo(inbox, ours.id, attorney)
  const find = (name: string) => inbox.query(findRequests, { name }, attorney)
  expect(await find('Ana Diaz')).toEqual({ matches: [] })
  expect(await find('Peter Novak')).toMatchObject({ matches: [{ request: { reference: ours.reference } }] })
})

test('without a name nobody is looked for', async () => {
  const { inbox, find } = await startWithTwoRequests()
  await expect(find(' ')).rejects.toThrow('Enter a name')
  expect(await inbox.em().count(AuditEvent, { action: 'searched by name' })).toBe(0)
})
