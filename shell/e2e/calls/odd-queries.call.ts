import { beforeAll, expect, inject, test } from 'vitest'
import { routeTexts } from '../route-texts.ts'

/** Query parameters that no page of ours sends: they are ignored, and the next caller is served. */

const { url } = inject('product')
const names = [
  ...[
    'category',
    'court',
    'department',
    'find',
    'kind',
    'page',
    'past',
    'q',
    'search',
    'sent',
    'sort',
    'status',
  ],
  ...['step', 'subject', 'tag', 'type', 'year'],
]

const oddQueries = {
  'the same name twice': 'id=1&id=2&page=1&page=2&q=a&q=b&category=Housing&category=Criminal',
  'operators of a database': names.map((name) => `${name}[$ne]=x&${name}[]=y&${name}[a][b]=z`).join('&'),
  'names of JavaScript': '__proto__[polluted]=1&constructor.prototype=2&toString=3&hasOwnProperty=4',
  'numbers that are none': names.map((name) => `${name}=-1e309`).join('&'),
  'characters that are none': names.map((name) => `${name}=%00%0d%0a%ED%A0%80`).join('&'),
  'encoding that is none': names.map((name) => `${name}=%E0%A4%A`).join('&'),
  'two thousand names': Array.from({ length: 2_000 }, (_, index) => `a${index}`).join('&'),
}

const paths = [
  ...Object.keys(routeTexts),
  ...['/search', '/get-help/status', '/feeds/blog.xml', '/events.ics', '/sitemap.xml'],
  ...['/api/cases', '/api/judgments', '/api/events/upcoming', '/api/blog', '/api/team', '/api/docs'],
]

async function fetchStatus(path: string) {
  const response = await fetch(url + path)
  await response.arrayBuffer()
  return response.status
}

const listStatuses = async (query = '') => {
  const statuses: Record<string, number> = {}
  // One after the other: on a busy machine ninety at once are more than the product takes, and some get a 503.
  for (const path of paths) statuses[path] = await fetchStatus(path + query)
  return statuses
}

let plainStatuses: Record<string, number>
beforeAll(async () => {
  plainStatuses = await listStatuses()
})

test.each(Object.entries(oddQueries))('%s in the query change no status', async (_, query) => {
  expect(await listStatuses(`?${query}`)).toEqual(plainStatuses)
})

test.each([
  ['ten thousand names', Array.from({ length: 10_000 }, (_, index) => `a${index}`).join('&')],
  ['an address of 64 kB', `q=${'x'.repeat(64 * 1024)}`],
])('%s are too much for an address, and the next is served', async (_, query) => {
  for (const path of ['/', '/search', '/api/cases', '/graphql'])
    expect((await fetch(`${url}${path}?${query}`)).status, path).toBe(431)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/api/services`)).status).toBe(200)
})

test.each(['id=1&id=2', 'filter[$ne]=x', 'query[]={caseCount}', 'query={caseCount}&query={postCount}'])(
  'GraphQL by GET with %s is a 400',
  async (query) => {
    const response = await fetch(`${url}/graphql?${query}`, {
      headers: { 'apollo-require-preflight': 'yes' },
    })
    expect(response.status).toBe(400)
  },
)
