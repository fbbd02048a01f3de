import { expect, test } from 'vitest'
import { createServiceError } from '../testing/fake-service.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const versionFields = { version: 1, updatedAt: '2024-06-13T10:00:00.000Z' }
const buildMember = (name: string) => ({
  id: name,
  name,
  designation: 'Attorney',
  department: 'Legal',
  displayOrder: 0,
  isActive: true,
  ...versionFields,
})
const legalCase = {
  id: 'c1',
  title: 'Keys',
  category: 'Housing',
  status: 'won',
  isPublic: true,
  isFeatured: false,
  ...versionFields,
}

/** A gateway whose team members are `names`. */
async function startWithTeam(names: string[]) {
  const gateway = await startTestGateway({
    content: {
      Query: {
        teamMembers: () => names.map(buildMember),
        cases: () => [legalCase],
        allTeamMembers: () => names.map(buildMember),
      },
      Mutation: {
        createTeamMember: (_: unknown, { input }: { input: { name: string } }) => {
          names.push(input.name)
          return buildMember(input.name)
        },
        deleteCase: () => legalCase,
      },
    },
    requests: {
      Mutation: {
        sendContactMessage: () => ({
          id: 'm',
          reference: 'M',
          receivedAt: '2024-06-13',
          hasEmailConfirmation: false,
          isEmailHeld: false,
        }),
      },
    },
  })
  const team = async () => (await gateway.get('/api/team')).json.map(({ name }: { name: string }) => name)
  return { gateway, team, countRequests: () => gateway.content.calls.length }
}

test('the second request is answered from the cache', async () => {
  const { gateway, team, countRequests } = await startWithTeam(['Ada'])
  await gateway.waitForChangeStream()
  expect(await team()).toEqual(['Ada'])
  expect(await team()).toEqual(['Ada'])
  expect(countRequests()).toBe(1)
})

test('concurrent requests share one query', async () => {
  const { team, countRequests } = await startWithTeam(['Ada'])
  await Promise.all(Array.from({ length: 10 }, team))
  expect(countRequests()).toBe(1)
})

test('a client with the current ETag gets a 304', async () => {
  const { gateway } = await startWithTeam(['Ada'])
  const first = await gateway.get('/api/team')
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const again = await gateway.get('/api/team', { headers: { 'if-none-match': `"other", ${tag}` } })
  expect({ status: again.status, text: again.text, tag: again.headers.get('etag') }).toEqual({
    status: 304,
    text: '',
    tag,
  })
  expect((await gateway.get('/api/team', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('a response has an encoding that the client accepts', async () => {
  const { gateway } = await startWithTeam(Array.from({ length: 50 }, (_, index) => `Member ${index}`))
  const takes = async (encoding: string) => {
    const { headers, json } = await gateway.get('/api/team', { headers: { 'accept-encoding': encoding } })
    expect(json).toHaveLength(50)
    expect(headers.get('vary')).toBe('accept-encoding')
    return headers.get('content-encoding')
  }
  expect(await takes('gzip, br')).toBe('br')
  expect(await takes('gzip')).toBe('gzip')
  expect(await takes('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(await takes('identity')).toBeNull()
})

test('a change through GraphQL is visible to the next visitor', async () => {
  const { gateway, team } = await startWithTeam(['Ada'])
  await gateway.waitForChangeStream()
  await team()
  const create = 'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }'
  await gateway.query(
    create,
    { input: { name: 'Bo', designation: 'Clerk', department: 'Legal' } },
    { token: 'good' },
  )
  expect(await team()).toEqual(['Ada', 'Bo'])
})

test('a change through REST is visible to the next visitor', async () => {
  const { gateway, team } = await startWithTeam(['Ada'])
  await gateway.waitForChangeStream()
  await team()
  const bo = { name: 'Bo', designation: 'Clerk', department: 'Legal' }
  expect((await gateway.send('POST', '/api/admin/team', bo, { token: 'good' })).status).toBe(201)
  expect(await team()).toEqual(['Ada', 'Bo'])
})

test('a change of another type does not invalidate cached responses, nor does a message from a visitor', async () => {
  const { gateway, team, countRequests } = await startWithTeam(['Ada'])
  await gateway.waitForChangeStream()
  await team()
  const before = countRequests()
  await gateway.send('DELETE', '/api/admin/cases/c1', undefined, { token: 'good' })
  const message = { name: 'Jo', email: 'jo@example.org', subject: 'Hours', message: 'Open?' }
  expect((await gateway.send('POST', '/api/contact', message)).status).toBe(201)
  await team()
  expect(countRequests()).toBe(before + 1)
})

test('a change by another process is visible after its notice', async () => {
  const names = ['Ada']
  const { gateway, team, countRequests } = await startWithTeam(names)
  await gateway.waitForChangeStream()
  await team()
  names.push('Imported')
  gateway.content.notifyChanges('TeamMember')
  await expect.poll(team, { interval: 5 }).toEqual(['Ada', 'Imported'])
  expect(countRequests()).toBe(2)
})

test('nothing is cached while no notices arrive, and caching resumes afterwards', async () => {
  const names = ['Ada']
  const { gateway, team } = await startWithTeam(names)
  await gateway.waitForChangeStream()
  await team()
  gateway.content.endStreams()
  await gateway.waitForLostChangeStream()
  names.push('Bo')
  expect(await team()).toEqual(['Ada', 'Bo'])
  await gateway.waitForChangeStream()
  await team()
  names.push('unnoticed')
  expect(await team()).toEqual(['Ada', 'Bo'])
})

test('responses for administrators are never cached, nor any with a token', async () => {
  const { gateway, countRequests } = await startWithTeam(['Ada'])
  await gateway.waitForChangeStream()
  for (const path of ['/api/admin/team', '/api/team']) {
    const first = await gateway.get(path, { token: 'good' })
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('etag')).toBeNull()
    await gateway.get(path, { token: 'good' })
  }
  expect(countRequests()).toBe(4)
})

test.each([
  [500, () => new Error('down')],
  [503, () => createServiceError('BUSY', 'Try again in a moment', { retryAfter: 5 })],
])('an error response (%i) is not cached', async (status, failure) => {
  let down = true
  const teamMembers = () => {
    if (down) throw failure()
    return [buildMember('Ada')]
  }
  const gateway = await startTestGateway({ content: { Query: { teamMembers } } })
  await gateway.waitForChangeStream()
  expect((await gateway.get('/api/team')).status).toBe(status)
  down = false
  expect((await gateway.get('/api/team')).status).toBe(200)
})
