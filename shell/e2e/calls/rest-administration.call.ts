import { beforeAll, expect, inject, test } from 'vitest'
import { fetchOpenApi, listOperations, type OpenApi } from '../../../infra/fuzz/openapi.ts'
import { createResponseValidator, type ResponseValidator } from '../../../infra/fuzz/response-validator.ts'

/** The table of the specification's section 7, with its payloads as they are written there. */
const areas = [
  {
    area: 'blog',
    name: 'title',
    payload: {
      title: 'Sent by a program',
      slug: 'sent-by-a-program',
      content: 'Nobody typed this.',
      category: 'Know Your Rights',
      status: 'published',
      tags: null,
      publishDate: '2026-01-05T12:00:00.000Z',
    },
  },
  {
    area: 'cases',
    name: 'title',
    payload: {
      title: 'A case sent by a program',
      caseNumber: 'P-1',
      category: 'Housing Rights',
      clientInfo: 'Seen by administrators alone',
      legalIssues: 'Heat',
      assignedAttorney: 'Ines Q.',
      status: 'won',
      startDate: '2024-03-05T00:00:00.000Z',
      endDate: null,
      summary: 'Short',
      description: 'Long',
      outcome: null,
      impactStory: null,
      isPublic: true,
      isFeatured: false,
    },
  },
  {
    area: 'events',
    name: 'title',
    payload: {
      title: 'An event sent by a program',
      description: null,
      eventDate: '2031-05-09T21:30:00.000Z',
      eventTime: '5:30 PM',
      duration: '2 hours',
      location: 'Suite 300',
      eventType: 'Free Legal Clinic',
      capacity: null,
      registrationRequired: false,
      featuredImage: null,
      status: 'upcoming',
    },
  },
  {
    area: 'judgments',
    name: 'title',
    payload: {
      title: 'A judgment sent by a program',
      caseNumber: null,
      courtName: 'Supreme Court',
      judgeName: null,
      judgmentDate: '2024-03-05T00:00:00.000Z',
      parties: null,
      legalIssues: null,
      category: 'Housing',
      summary: null,
      plainSummary: null,
      fullText: null,
      legalImplications: null,
      pdfUrl: null,
      keywords: ['heat'],
      isVisible: true,
    },
  },
  {
    area: 'team',
    name: 'name',
    payload: {
      name: 'Sent Byaprogram',
      designation: 'Attorney',
      department: 'Legal',
      displayOrder: 7,
      isActive: true,
      expertise: null,
    },
  },
]

const buildUrl = (path: string) => new URL(path, inject('product').url)

let authorization: string
let openApi: OpenApi
let isDeclared: ResponseValidator
beforeAll(async () => {
  const { adminEmail: email, adminPassword: password } = inject('product')
  const login = await fetch(buildUrl('/api/auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(login.status).toBe(200)
  authorization = `Bearer ${((await login.json()) as { token: string }).token}`
  openApi = await fetchOpenApi(inject('product').url)
  isDeclared = createResponseValidator(openApi)
})

/** Calls as an administrator, to whom every answer has to be as the API describes it. */
async function call(method: string, path: string, body?: object, fields: Record<string, string> = {}) {
  const response = await fetch(buildUrl(path), {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...fields },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status, headers } = response
  const content = Buffer.from(await response.arrayBuffer())
  const [contentType = ''] = (headers.get('content-type') ?? '').split(';')
  const described = path.replace(/[0-9a-f-]{36}$/, '{id}')
  const operation = listOperations(openApi).find((one) => one.path === described && one.method === method)
  expect(isDeclared(operation!, { status, contentType, content })).toBeNull()
  return { status, etag: headers.get('etag'), json: JSON.parse(content.toString()) as unknown }
}

const listPublicItems = async (area: string) => (await fetch(buildUrl(`/api/${area}`))).text()

test.each(areas)(
  '$area: listed, created, replaced and deleted, and the public list with it',
  async ({ area, name, payload }) => {
    const path = `/api/admin/${area}`
    expect((await fetch(buildUrl(path))).status).toBe(401)

    const created = await call('POST', path, payload)
    expect(created).toMatchObject({ status: 201, json: payload })
    const { id } = created.json as { id: string }
    expect((await call('GET', path)).json).toContainEqual(expect.objectContaining({ id, ...payload }))
    expect(await listPublicItems(area)).toContain(id)

    const renamed = { ...payload, [name]: 'Renamed by a program' }
    const replaced = await call('PUT', `${path}/${id}`, renamed)
    expect(replaced).toMatchObject({ status: 200, json: renamed })
    expect(await listPublicItems(area)).toContain('Renamed by a program')
    expect((await call('PUT', `${path}/${id}`, payload, { 'if-match': created.etag! })).status).toBe(409)
    expect((await call('PUT', `${path}/${id}`, { ...renamed, version: 1 })).status).toBe(409)
    expect((await call('PUT', `${path}/${id}`, payload, { 'if-match': replaced.etag! })).status).toBe(200)
    expect((await call('PUT', `${path}/${id}`, { ...payload, [name]: '' })).status).toBe(400)

    expect(await call('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, json: { id } })
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(404)
    expect(await listPublicItems(area)).not.toContain(id)
  },
)

test('every kind of line break in a long text is stored as one', async () => {
  const { payload } = areas.find(({ area }) => area === 'judgments')!
  const summary = 'one\r\ntwo\u2028three\u2029four\u0085five\vsix\fseven'
  const created = await call('POST', '/api/admin/judgments', { ...payload, summary })
  expect(created).toMatchObject({ json: { summary: 'one\ntwo\nthree\nfour\nfive\nsix\nseven' } })
  await call('DELETE', `/api/admin/judgments/${(created.json as { id: string }).id}`)
})
