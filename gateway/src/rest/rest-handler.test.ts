import { expect, test } from 'vitest'
import { createServiceError } from '../testing/fake-service.ts'
import { authOfAdministrator, startTestGateway } from '../testing/test-gateway.ts'

const legalCase = {
  id: 'c1',
  title: 'Keys returned',
  category: 'Housing Rights',
  status: 'won',
  isPublic: true,
  isFeatured: false,
  version: 3,
  updatedAt: '2024-06-13T10:00:00.000Z',
}
const changedCase = { title: 'Keys', category: 'Housing Rights', status: 'won' }
const token = 'good.token.signed'
const owner = { id: 'a1', email: 'admin@example.org', name: 'Ada', role: 'administrator' }
const signedInResolvers = {
  Query: {
    me: (_: unknown, __: unknown, { headers }: { headers: Record<string, unknown> }) =>
      headers.authorization === `Bearer ${token}` ? owner : null,
  },
}

const contactMessage = {
  name: 'Jo',
  email: 'jo@example.org',
  subject: 'Hours',
  message: 'When are you open?',
}
const legalAidRequest = {
  name: 'Jo',
  email: 'jo@example.org',
  phone: '(555) 555-0100',
  category: 'Housing Rights',
  description: 'The landlord changed the locks.',
  urgency: 'High',
  documents: [],
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  status: 'new',
}

test('a list is returned as JSON, absent values as null, without client information', async () => {
  const gateway = await startTestGateway({ content: { Query: { cases: () => [legalCase] } } })
  const { status, headers, json } = await gateway.get('/api/cases')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(json[0]).toMatchObject({ id: 'c1', title: 'Keys returned', summary: null, outcome: null })
  expect(json[0]).not.toHaveProperty('clientInfo')
})

test('/api/cases/featured is the featured list and not a case of that name', async () => {
  const gateway = await startTestGateway({
    content: { Query: { featuredCases: () => [legalCase], case: () => null } },
  })
  expect((await gateway.get('/api/cases/featured')).json).toHaveLength(1)
})

test('a single item is queried by the path parameter', async () => {
  const post = {
    id: 'p1',
    title: 'Know',
    slug: 'know your/rights',
    content: 'x',
    category: 'y',
    status: 'published',
    featuredImageDecorative: false,
  }
  const posts = { post: (_: unknown, { slug }: { slug: string }) => (slug === post.slug ? post : null) }
  const gateway = await startTestGateway({ content: { Query: posts } })
  expect((await gateway.get('/api/blog/know%20your%2Frights')).json.title).toBe('Know')
})

test('an item that does not exist, or is hidden, is a 404 problem', async () => {
  const gateway = await startTestGateway({
    content: { Query: { case: () => null, currentConstitution: () => null } },
  })
  for (const path of ['/api/cases/nothing', '/api/constitution/current']) {
    const { status, headers, json } = await gateway.get(path)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(json).toEqual({
      type: '/api/docs#problem-notFound',
      title: 'Not found',
      status: 404,
      detail: 'There is no such item.',
    })
  }
})

const noEmail = { hasEmailConfirmation: false, isEmailHeld: false }

test('a message is created with 201 and its reference is returned', async () => {
  const receipt = { id: 'm1', reference: 'MSG-1', receivedAt: '2024-06-13T10:00:00.000Z', ...noEmail }
  const gateway = await startTestGateway({ requests: { Mutation: { sendContactMessage: () => receipt } } })
  const { status, headers, json } = await gateway.send('POST', '/api/contact', contactMessage, {
    headers: { 'idempotency-key': 'once-1', 'x-client-address': '203.0.113.9' },
  })
  expect({ status, json }).toEqual({ status: 201, json: receipt })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(gateway.requests.calls[0]?.headers).toMatchObject({
    'x-idempotency-key': 'once-1',
    'x-client-address': '203.0.113.9',
  })
})

test('a request for legal aid is forwarded unchanged', async () => {
  const receivedAt = '2024-06-13T10:00:00.000Z'
  const promised = {
    passphrase: 'river candle orbit maple',
    reviewDueAt: receivedAt,
    matchDueAt: receivedAt,
    courtDate: '2024-06-20T00:00:00.000Z',
    hasSafeEmail: true,
    hasSafePhone: true,
    hasNamedOtherSide: true,
    preferredContact: null,
    isEmailEnabled: false,
    accessToken: 'a token',
  }
  const receipt = { id: 'r1', reference: 'LA-1', status: 'new', receivedAt, ...promised }
  const gateway = await startTestGateway({ requests: { Mutation: { sendLegalAidRequest: () => receipt } } })
  const { status, json } = await gateway.send('POST', '/api/legal-aid-requests', legalAidRequest)
  expect({ status, json }).toEqual({ status: 201, json: receipt })
  expect(gateway.requests.calls[0]?.variables).toMatchObject({ input: legalAidRequest })
})

test('verifying a token returns its user, and 401 without one', async () => {
  const gateway = await startTestGateway({ auth: signedInResolvers })
  expect((await gateway.get('/api/auth/verify', { token })).json).toEqual({ user: owner })
  expect((await gateway.get('/api/auth/verify')).status).toBe(401)
  expect((await gateway.get('/api/auth/verify', { token: 'another' })).status).toBe(401)
})

test('visitors get services in display order without its number, and team members without their capacity', async () => {
  const service = { id: 's1', title: 'Custody', category: 'Family Law', description: 'We help.' }
  const colleague = { id: 't1', name: 'Ada', designation: 'Attorney', department: 'Legal', displayOrder: 2 }
  const gateway = await startTestGateway({
    content: {
      Query: {
        legalServices: () => [{ ...service, displayOrder: 3 }],
        teamMembers: () => [{ ...colleague, isActive: true, capacity: 12 }],
      },
    },
  })
  expect((await gateway.get('/api/services')).json).toEqual([
    { ...service, icon: null, eligibility: null, howToApply: null, requestArea: null },
  ])
  const [seen] = (await gateway.get('/api/team')).json
  expect(seen).toMatchObject({ name: 'Ada', displayOrder: 2, languages: null })
  expect(seen).not.toHaveProperty('capacity')
})

test('the id in a payload is ignored in favor of the path', async () => {
  const gateway = await startTestGateway({ content: { Mutation: { updateCase: () => legalCase } } })
  const payload = { ...changedCase, id: 'other' }
  expect((await gateway.send('PUT', '/api/admin/cases/c1', payload, { token })).status).toBe(200)
  const [call] = gateway.content.calls
  expect(JSON.stringify(call?.variables)).not.toContain('other')
  expect(JSON.stringify(call)).toContain('c1')
})

test('If-Match names the version to replace, and ETag returns the new one', async () => {
  const updateCase = (_: unknown, { version }: { version: number | null }) =>
    version === 2
      ? createServiceError('CONFLICT', 'Someone else has changed this in the meantime')
      : legalCase
  const gateway = await startTestGateway({
    auth: authOfAdministrator,
    content: { Mutation: { updateCase, createCase: () => legalCase } },
  })
  const save = (headers: Record<string, string>) =>
    gateway.send('PUT', '/api/admin/cases/c1', changedCase, { token, headers })

  const saved = await save({ 'if-match': '"7"' })
  expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"3"'])
  expect(JSON.stringify(gateway.content.calls[0]?.variables)).toContain(':7')
  expect((await gateway.send('POST', '/api/admin/cases', changedCase, { token })).headers.get('etag')).toBe(
    '"3"',
  )

  const overtaken = await save({ 'if-match': '"2"' })
  expect([overtaken.status, overtaken.headers.get('etag')]).toEqual([409, null])
  expect(overtaken.json.detail).toBe('Someone else has changed this in the meantime')

  expect((await save({})).status).toBe(200)
  expect((await save({ 'if-match': '*' })).status).toBe(200)
  for (const unclear of ['3', '"three"', '"3", "4"', 'W/"3"', ''])
    expect((await save({ 'if-match': unclear })).status, unclear).toBe(400)
})

test('a version in the body names the version to replace, like If-Match', async () => {
  const updateCase = (_: unknown, { version }: { version: number | null }) =>
    version === null || version === 3 ? legalCase : createServiceError('CONFLICT', 'Someone else was first')
  const gateway = await startTestGateway({
    auth: authOfAdministrator,
    content: { Mutation: { updateCase, createCase: () => legalCase } },
  })
  const save = (version: unknown, headers: Record<string, string> = {}) =>
    gateway.send('PUT', '/api/admin/cases/c1', { ...changedCase, version }, { token, headers })
  expect((await save(3)).status).toBe(200)
  expect((await save(2)).status).toBe(409)
  expect((await save(3, { 'if-match': '"3"' })).status).toBe(200)
  expect((await save(3, { 'if-match': '*' })).status).toBe(200)
  for (const without of [null, undefined]) {
    expect((await save(without)).status).toBe(200)
    expect((await save(without, { 'if-match': '"2"' })).status).toBe(409)
  }
  for (const [version, ifMatch] of [
    [3, '"2"'],
    [2, '"3"'],
  ] as const) {
    const { status, json } = await save(version, { 'if-match': ifMatch })
    expect(status).toBe(409)
    expect(json.detail).toMatch(/If-Match names version \d and the body version \d/)
  }
  for (const unclear of ['3', 1.5, -1, true, {}, [], 2 ** 31]) {
    const { status, json } = await save(unclear)
    expect([status, json.errors]).toEqual([400, { version: 'Send the version as a whole number, like 3' }])
  }
  // What is created has none yet.
  expect(
    (await gateway.send('POST', '/api/admin/cases', { ...changedCase, version: 2 }, { token })).status,
  ).toBe(201)
})

test('what a PUT leaves out of the fields that the form lacks is not sent as cleared', async () => {
  const gateway = await startTestGateway({ content: { Mutation: { updateCase: () => legalCase } } })
  const save = async (body: object) => {
    await gateway.send('PUT', '/api/admin/cases/c1', body, { token })
    return JSON.stringify(gateway.content.calls.at(-1)?.variables)
  }
  const sent = await save(changedCase)
  expect(sent).toContain('"outcome":null')
  expect(sent).not.toContain('clientInfo')
  expect(await save({ ...changedCase, clientInfo: null })).toContain('"clientInfo":null')
})

test('the version of an item is for administrators, who may send it back', async () => {
  const gateway = await startTestGateway({
    content: { Query: { cases: () => [legalCase] }, Mutation: { updateCase: () => legalCase } },
  })
  const [seen] = (await gateway.get('/api/cases')).json
  for (const name of ['version', 'updatedAt']) expect(seen).not.toHaveProperty(name)
  const answer = await gateway.send('PUT', '/api/admin/cases/c1', legalCase, { token })
  expect(answer).toMatchObject({ status: 200, json: { version: 3, updatedAt: legalCase.updatedAt } })
  const { status } = await gateway.send('POST', '/api/contact', { ...contactMessage, version: 1 })
  expect(status).toBe(400)
})

test('an error of a service becomes the problem of its code', async () => {
  const codes = {
    BAD_USER_INPUT: 400,
    UNAUTHENTICATED: 401,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    CONFLICT: 409,
    TOO_LARGE: 413,
  }
  const updateCase = (_: unknown, { id }: { id: string }) =>
    createServiceError(id, `It is ${id}`, { fields: { title: 'Taken' } })
  const gateway = await startTestGateway({ content: { Mutation: { updateCase } } })
  for (const [code, expected] of Object.entries(codes)) {
    const { status, json } = await gateway.send('PUT', `/api/admin/cases/${code}`, changedCase, { token })
    expect(status).toBe(expected)
    expect(json).toMatchObject({ status: expected, detail: `It is ${code}`, errors: { title: 'Taken' } })
  }
})

test('too many attempts are a 429 with Retry-After', async () => {
  const sendContactMessage = () =>
    createServiceError('RATE_LIMITED', 'Please call us instead', { retryAfter: 42 })
  const gateway = await startTestGateway({ requests: { Mutation: { sendContactMessage } } })
  const { status, headers, json } = await gateway.send('POST', '/api/contact', contactMessage)
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('42')
  expect(json.detail).toBe('Please call us instead')
})

type TestGateway = Awaited<ReturnType<typeof startTestGateway>>

test.each([
  ['is down', ({ content }: TestGateway) => content.close()],
  ['accepts no signature, its clock having been turned', ({ content }: TestGateway) => content.turnClock()],
])('a service that %s is a 503 with Retry-After', async (_, disturb) => {
  const gateway = await startTestGateway()
  await disturb(gateway)
  const { status, headers, json } = await gateway.get('/api/team')
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
  expect(json.type).toBe('/api/docs#problem-busy')
})

test('an unexpected error is a 500 that discloses nothing of its cause', async () => {
  const teamMembers = () => {
    throw new Error('relation "team_member" does not exist at /srv/app/team.ts:12')
  }
  const gateway = await startTestGateway({ content: { Query: { teamMembers } } })
  const { status, text } = await gateway.get('/api/team')
  expect(status).toBe(500)
  expect(text).not.toMatch(/team_member|relation|\.ts|content/)
})
