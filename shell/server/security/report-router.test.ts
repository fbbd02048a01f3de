import { expect, test } from 'vitest'
import { simpleBundle, startSite } from '../testing/site.ts'

const secret = 'a-secret-that-nobody-may-keep'
const legacyReport = {
  'csp-report': {
    'document-uri': `https://help.example.org/?q=${secret}#${secret}`,
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'blocked-uri': `https://tracker.example/${secret}.png`,
    'script-sample': secret,
  },
}
const reports = [
  {
    type: 'csp-violation',
    age: 7,
    url: `https://help.example.org/${secret}`,
    user_agent: secret,
    body: {
      documentURL: `https://help.example.org/?token=${secret}`,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sample: `Element innerHTML|${secret}`,
    },
  },
  { type: 'deprecation', body: undefined },
]

const codes: Record<string, string | null> = {
  'Bearer staff': null,
  'Bearer enrolling': 'SESSION_RESTRICTED',
  'Bearer editor': 'FORBIDDEN',
}

/** A site that keeps its log, and whose gateway knows three tokens. */
async function startReportedSite() {
  const lines: string[] = []
  const site = await startSite({
    bundle: simpleBundle,
    logStream: { write: (line) => void lines.push(line) },
    gateway(request, response) {
      const code = codes[request.headers.authorization ?? ''] ?? 'UNAUTHENTICATED'
      const isAllowed = codes[request.headers.authorization ?? ''] === null
      response.end(JSON.stringify(isAllowed ? { data: {} } : { errors: [{ extensions: { code } }] }))
    },
  })
  const send = (body: unknown, type = 'application/csp-report') =>
    site.get('/csp-reports', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const getCounts = async (token?: string) => {
    const response = await site.get(
      '/csp-reports',
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    )
    return { status: response.status, headers: response.headers, json: await response.json() }
  }
  return { lines, send, getCounts }
}

test('reports in both formats are counted by directive and kind of page, without addresses or queries', async () => {
  const { lines, send, getCounts } = await startReportedSite()
  expect((await send(legacyReport)).status).toBe(204)
  expect((await send(legacyReport)).status).toBe(204)
  expect((await send(reports, 'application/reports+json')).status).toBe(204)
  const { json, headers } = await getCounts('staff')
  expect(json).toEqual({
    since: expect.any(String),
    violations: [
      { directive: 'img-src', page: 'home', blocked: 'another origin', count: 2 },
      { directive: 'require-trusted-types-for', page: 'home', blocked: 'trusted-types-sink', count: 1 },
    ],
  })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(lines.filter((line) => line.includes('the content security policy was violated'))).toHaveLength(3)
  expect(lines.join() + JSON.stringify(json)).not.toMatch(/a-secret|tracker|help\.example/)
})

test('the counts are for who may read the audit log, with an account that is set up', async () => {
  const { getCounts } = await startReportedSite()
  expect((await getCounts()).status).toBe(401)
  expect((await getCounts('another')).status).toBe(401)
  expect((await getCounts('enrolling')).status).toBe(403)
  expect((await getCounts('editor')).status).toBe(403)
  expect((await getCounts('staff')).status).toBe(200)
})

test('the log stays short, however often the same is reported', async () => {
  const { lines, send } = await startReportedSite()
  for (let index = 0; index < 10; index += 1)
    await send(
      [...Array(10)].map(() => reports[0]),
      'application/reports+json',
    )
  expect(lines.filter((line) => line.includes('policy was violated'))).toHaveLength(7)
})

test('what nobody has heard of is counted as such, so that the table has an end', async () => {
  const { send, getCounts } = await startReportedSite()
  for (let index = 0; index < 5; index += 1)
    await send({
      'csp-report': {
        'document-uri': `x${index}`,
        'effective-directive': `made-up-${index}`,
        'blocked-uri': `y${index}`,
      },
    })
  const { json } = await getCounts('staff')
  expect((json as { violations: unknown[] }).violations).toEqual([
    { directive: 'other', page: 'other', blocked: 'other', count: 5 },
  ])
})

test.each([
  ['no JSON', '{', 'application/csp-report', 400],
  ['no report', '{}', 'application/csp-report', 400],
  ['another type', '{}', 'application/json', 415],
  ['no type', '{}', 'text/plain', 415],
  ['a large one', JSON.stringify({ padding: 'x'.repeat(40_000) }), 'application/csp-report', 413],
])('%s is not taken', async (_name, body, type, status) => {
  const { send, getCounts } = await startReportedSite()
  expect((await send(body, type)).status).toBe(status)
  expect((await getCounts('staff')).json).toMatchObject({ violations: [] })
})

test('one client is read thirty times a minute', async () => {
  const { send, getCounts } = await startReportedSite()
  const statuses: number[] = []
  for (let index = 0; index < 33; index += 1) statuses.push((await send(legacyReport)).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(204))
  expect(statuses.slice(30)).toEqual([429, 429, 429])
  expect((await getCounts('staff')).json).toMatchObject({ violations: [{ count: 30 }] })
})
