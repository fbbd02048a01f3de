/** Access to the REST calls of administrators, route by route: who is let in is whom the table of roles names. */
import { listRoles, roles } from '@access/service-kit/roles/roles.rules'
import { expect, test } from 'vitest'
import { fileRoutes } from '../src/file-transfer/file-routes.ts'
import { routes } from '../src/rest/routes.ts'
import { createAccounts, createOutsiders, signInAs } from './testing/callers.ts'
import { readContents, unrelatedTables } from './testing/observe-access.ts'
import { startGraph } from './testing/start-graph.ts'

/** Some sixty routes, each by two who are not signed in and by every role. */
const patience = { timeout: 600_000 }

const adminRoutes = [...routes, ...fileRoutes].filter(({ permission }) => permission)
type AdminRoute = (typeof adminRoutes)[number]

const getName = ({ method, path }: AdminRoute) => `${method} ${path}`

/** Ids of nothing, page 1, and the query parameters that are required. */
function getAddress(route: AdminRoute) {
  const path = route.path.replace(':page', '1').replace(/:\w+/g, () => crypto.randomUUID())
  const parameters = 'queryParameters' in route ? (route.queryParameters ?? []) : []
  const query = parameters
    .filter(({ required }) => required)
    .map(({ name, options = [] }) => `${name}=${options[0]}`)
  return `/api${path}?${query.join('&')}`
}

const callRoute = (origin: string, route: AdminRoute, token?: string) =>
  fetch(`${origin}${getAddress(route)}`, {
    method: route.method,
    headers: {
      'x-requested-with': 'fetch',
      ...(token && { authorization: `Bearer ${token}` }),
      ...('body' in route && { 'content-type': 'application/json' }),
    },
    ...('body' in route && { body: '{}' }),
  })

const isEndless = ({ headers }: Response) => headers.get('content-type') === 'text/event-stream'

async function endStream({ body }: Response) {
  await body?.cancel()
  return ''
}

/** The status, and what is wrong with an answer beside it. */
async function observe(origin: string, route: AdminRoute, token?: string) {
  const response = await callRoute(origin, route, token)
  const text = isEndless(response) ? await endStream(response) : await response.text()
  const { type = '' } = response.status >= 400 ? (JSON.parse(text) as { type?: string }) : {}
  return { status: response.status, problem: type.split('#problem-').at(-1) }
}

test('without a session every route is a 401, and nothing changes', patience, async () => {
  const graph = await startGraph()
  // What else is no token, invalid-tokens.test.ts asks of whole operations.
  const { nobody, 'an ended session': ended } = await createOutsiders(graph)
  const contents = await readContents(Object.values(graph.services))
  for (const route of adminRoutes) {
    const answers = await Promise.all([nobody, ended].map((token) => observe(graph.origin, route, token)))
    for (const answer of answers)
      expect(answer, getName(route)).toEqual({ status: 401, problem: 'notSignedIn' })
  }
  expect(await readContents(Object.values(graph.services))).toEqual(contents)
})

test(
  'a role gets a 403 of every route that its permissions do not include, and changes nothing',
  patience,
  async () => {
    const graph = await startGraph()
    await createAccounts(graph)
    const services = Object.values(graph.services)
    const observed: Record<string, string[]> = Object.fromEntries(
      adminRoutes.map((route) => [getName(route), []]),
    )
    for (const role of roles) {
      const token = await signInAs(graph, role)
      const before = await readContents(services, unrelatedTables)
      const isAllowed = ({ permission }: AdminRoute) => listRoles(permission!).includes(role)
      for (const route of adminRoutes.filter((route) => !isAllowed(route)))
        if ((await observe(graph.origin, route, token)).status !== 403) observed[getName(route)]!.push(role)
      expect(await readContents(services, unrelatedTables), `what ${role} called without success`).toEqual(
        before,
      )
      for (const route of adminRoutes.filter(isAllowed)) {
        const { status, problem } = await observe(graph.origin, route, token)
        expect([200, 400, 404], `${role} ${getName(route)} ${problem}`).toContain(status)
        observed[getName(route)]!.push(role)
      }
    }
    const sorted = (names: readonly string[]) => roles.filter((role) => names.includes(role))
    expect(
      Object.fromEntries(Object.entries(observed).map(([name, names]) => [name, sorted(names)])),
    ).toEqual(
      Object.fromEntries(adminRoutes.map((route) => [getName(route), sorted(listRoles(route.permission!))])),
    )
  },
)
