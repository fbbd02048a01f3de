import { expect, inject, test } from 'vitest'

/** Invalid input at the public API: 4xx in problem+json, and nothing leaked. */

const sendRequest = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, inject('product').url), {
    method,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

const validRequest = {
  name: 'Ana Diaz',
  email: 'ana@example.org',
  phone: '+1 555 0100',
  category: 'Housing Rights',
  description: 'A notice was taped to the door.',
  urgency: 'High',
  documents: [],
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  status: 'new',
}

test.each(['name', 'email', 'phone', 'category', 'description', 'urgency'])(
  "a request without %s is rejected with the field's name",
  async (field) => {
    const body = JSON.stringify({ ...validRequest, [field]: ' \u200b' })
    const response = await sendRequest('POST', '/api/legal-aid-requests', body)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field])
  },
)

const expectRejected: [
  title: string,
  method: string,
  path: string,
  body: string | undefined,
  statuses: number[],
][] = [
  ['malformed JSON', 'POST', '/api/contact', '{bad', [400]],
  ['an empty body', 'POST', '/api/contact', '', [400]],
  ['a list for an object', 'POST', '/api/legal-aid-requests', '[]', [400]],
  ['a wrong type', 'POST', '/api/contact', JSON.stringify({ name: 3 }), [400]],
  [
    'an unknown option',
    'POST',
    '/api/legal-aid-requests',
    JSON.stringify({ ...validRequest, urgency: 'Soon' }),
    [400],
  ],
  [
    'a NUL character',
    'POST',
    '/api/legal-aid-requests',
    JSON.stringify({ ...validRequest, name: 'a\0b' }),
    [400],
  ],
  [
    'a line separator in one line',
    'POST',
    '/api/legal-aid-requests',
    JSON.stringify({ ...validRequest, name: 'Ana\u2028Diaz' }),
    [400],
  ],
  ['an oversized body', 'POST', '/api/contact', JSON.stringify({ message: 'x'.repeat(300_000) }), [413]],
  ['deep nesting', 'POST', '/api/contact', '['.repeat(50_000), [400]],
  ['an unknown id', 'GET', '/api/cases/00000000-0000-4000-8000-000000000000', undefined, [404]],
  ['no id at all', 'GET', '/api/cases/null', undefined, [404]],
  ['a broken escape', 'GET', '/api/cases/%E0%A4%A', undefined, [400, 404]],
  ['an unknown call', 'GET', '/api/nothing', undefined, [404]],
  ['a wrong verb', 'DELETE', '/api/cases', undefined, [405]],
  ['an administrators’ call without a token', 'GET', '/api/admin/cases', undefined, [401]],
  ['an administrators’ change without a token', 'POST', '/api/admin/cases', '{}', [401]],
]

for (const [title, method, path, body, statuses] of expectRejected)
  test(`${title} is rejected with problem details`, async () => {
    const response = await sendRequest(method, path, body)
    expect(statuses).toContain(response.status)
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
    const problem = await response.text()
    expect(problem.length).toBeLessThan(2_000)
    expect(problem).not.toMatch(/node_modules|at \/|select |legal_aid_request|ECONN/i)
  })

test('a form body is not parsed as JSON', async () => {
  const response = await sendRequest('POST', '/api/contact', 'name=a', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(response.status).toBe(415)
})

test('GraphQL errors reveal no internals', async () => {
  const response = await sendRequest('POST', '/graphql', JSON.stringify({ query: '{ casez { id } }' }))
  expect(response.status).toBe(400)
  expect(await response.text()).not.toMatch(/Did you mean|stack/i)
})
