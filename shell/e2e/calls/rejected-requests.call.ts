import { expect, inject, test } from 'vitest'

/** Invalid input at the public API: 4xx in problem+json, and nothing leaked. */

const sendRequest = (method: string, path: string, body?: string) =>
  fetch(new URL(path, inject('product').url), {
    method,
    body,
    headers: { 'content-type': 'application/json' },
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

const sendWith = (fields: object) =>
  sendRequest('POST', '/api/legal-aid-requests', JSON.stringify({ ...validRequest, ...fields }))

/** What the gateway passes on; what it rejects by itself is tested there. */
const rejections: [title: string, send: () => Promise<Response>, status: number][] = [
  ['a NUL character', () => sendWith({ name: 'a\0b' }), 400],
  ['a line separator in one line', () => sendWith({ name: 'Ana\u2028Diaz' }), 400],
  ['an unknown id', () => sendRequest('GET', '/api/cases/00000000-0000-4000-8000-000000000000'), 404],
  ['no id at all', () => sendRequest('GET', '/api/cases/null'), 404],
]

test.each(rejections)('%s is rejected with problem details', async (_title, send, status) => {
  const response = await send()
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch('application/problem+json')
  const problem = await response.text()
  expect(problem.length).toBeLessThan(2_000)
  expect(problem).not.toMatch(/node_modules|at \/|select |legal_aid_request|ECONN/i)
})

test('GraphQL errors reveal no internals', async () => {
  const response = await sendRequest('POST', '/graphql', JSON.stringify({ query: '{ casez { id } }' }))
  expect(response.status).toBe(400)
  expect(await response.text()).not.toMatch(/Did you mean|stack/i)
})
