import { expect, test } from 'vitest'
import { aGateway } from './testing/aGateway.ts'
import { refusal } from './testing/fakeService.ts'

const saved = { version: 1, updatedAt: '2024-06-13T10:00:00.000Z' }
const member = (name: string) => ({
  id: name,
  name,
  designation: 'Attorney',
  department: 'Legal',
  displayOrder: 0,
  isActive: true,
  ...saved,
})
const aCase = {
  id: 'c1',
  title: 'Keys',
  category: 'Housing',
  status: 'won',
  isPublic: true,
  isFeatured: false,
  ...saved,
}

/** A gateway whose team is what `names` holds. */
async function withTeam(names: string[]) {
  const gateway = await aGateway({
    content: {
      Query: {
        teamMembers: () => names.map(member),
        cases: () => [aCase],
        allTeamMembers: () => names.map(member),
      },
      Mutation: {
        createTeamMember: (_: unknown, { input }: { input: { name: string } }) => {
          names.push(input.name)
          return member(input.name)
        },
        deleteCase: () => aCase,
      },
    },
    requests: {
      Mutation: { sendContactMessage: () => ({ id: 'm', reference: 'M', receivedAt: '2024-06-13' }) },
    },
  })
  const team = async () => (await gateway.get('/api/team')).json.map(({ name }: { name: string }) => name)
  return { gateway, team, asked: () => gateway.content.calls.length }
}

test('the second reader is answered without asking the service', async () => {
  const { gateway, team, asked } = await withTeam(['Ada'])
  await gateway.listening()
  expect(await team()).toEqual(['Ada'])
  expect(await team()).toEqual(['Ada'])
  expect(asked()).toBe(1)
})

test('readers who ask at the same moment share one question', async () => {
  const { team, asked } = await withTeam(['Ada'])
  await Promise.all(Array.from({ length: 10 }, team))
  expect(asked()).toBe(1)
})

test('who has the answer already gets a 304', async () => {
  const { gateway } = await withTeam(['Ada'])
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

test('an answer comes in the encoding its reader takes', async () => {
  const { gateway } = await withTeam(Array.from({ length: 50 }, (_, index) => `Member ${index}`))
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

test('a change made through GraphQL is read by the next visitor', async () => {
  const { gateway, team } = await withTeam(['Ada'])
  await gateway.listening()
  await team()
  const create = 'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }'
  await gateway.ask(
    create,
    { input: { name: 'Bo', designation: 'Clerk', department: 'Legal' } },
    { token: 'good' },
  )
  expect(await team()).toEqual(['Ada', 'Bo'])
})

test('a change made through REST is read by the next visitor', async () => {
  const { gateway, team } = await withTeam(['Ada'])
  await gateway.listening()
  await team()
  const bo = { name: 'Bo', designation: 'Clerk', department: 'Legal' }
  expect((await gateway.send('POST', '/api/admin/team', bo, { token: 'good' })).status).toBe(201)
  expect(await team()).toEqual(['Ada', 'Bo'])
})

test('a change of another type leaves kept answers alone, and so does a message from a visitor', async () => {
  const { gateway, team, asked } = await withTeam(['Ada'])
  await gateway.listening()
  await team()
  const before = asked()
  await gateway.send('DELETE', '/api/admin/cases/c1', undefined, { token: 'good' })
  const message = { name: 'Jo', email: 'jo@example.org', subject: 'Hours', message: 'Open?' }
  expect((await gateway.send('POST', '/api/contact', message)).status).toBe(201)
  await team()
  expect(asked()).toBe(before + 1)
})

test('a change by another process is read once its notice has come', async () => {
  const names = ['Ada']
  const { gateway, team, asked } = await withTeam(names)
  await gateway.listening()
  await team()
  names.push('Imported')
  gateway.content.notice('TeamMember')
  await expect.poll(team, { interval: 5 }).toEqual(['Ada', 'Imported'])
  expect(asked()).toBe(2)
})

test('while no notices arrive nothing is kept, and afterwards again', async () => {
  const names = ['Ada']
  const { gateway, team } = await withTeam(names)
  await gateway.listening()
  await team()
  gateway.content.hangUp()
  await gateway.deaf()
  names.push('Bo')
  expect(await team()).toEqual(['Ada', 'Bo'])
  await gateway.listening()
  await team()
  names.push('unnoticed')
  expect(await team()).toEqual(['Ada', 'Bo'])
})

test('what administrators read is never kept, nor what anyone reads with a token', async () => {
  const { gateway, asked } = await withTeam(['Ada'])
  await gateway.listening()
  for (const path of ['/api/admin/team', '/api/team']) {
    const first = await gateway.get(path, { token: 'good' })
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('etag')).toBeNull()
    await gateway.get(path, { token: 'good' })
  }
  expect(asked()).toBe(4)
})

test.each([
  [500, () => new Error('down')],
  [503, () => refusal('BUSY', 'Try again in a moment', { retryAfter: 5 })],
])('a failed answer (%i) is not kept', async (status, failure) => {
  let down = true
  const teamMembers = () => {
    if (down) throw failure()
    return [member('Ada')]
  }
  const gateway = await aGateway({ content: { Query: { teamMembers } } })
  await gateway.listening()
  expect((await gateway.get('/api/team')).status).toBe(status)
  down = false
  expect((await gateway.get('/api/team')).status).toBe(200)
})
