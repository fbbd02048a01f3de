/** Makes every call as everybody, and says who was let in. */
import type { Subgraph } from '@access/service-kit/testing'
import { expect } from 'vitest'
import type { Permission } from '../../src/permissions.ts'
import type { GraphqlResponse } from './start-graph.ts'

/** A field, or a reference, with the operation that calls it. */
export interface Call extends Pick<Permission, 'field' | 'kind'> {
  query: string
  variables: object
}

interface Callers {
  /** The tokens of those who are not signed in, by what they hold. */
  outsiders: Record<string, string | undefined>
  /** The token of an administrator: of a new session, since some mutations end the current one, or all others. */
  createToken(): Promise<string>
}

interface Observed extends Callers {
  /** Queries first. */
  calls: Call[]
  execute(call: Call, token?: string): Promise<GraphqlResponse>
  /** The permissions that are expected. */
  permissions: Permission[]
  services: Subgraph[]
}

const getName = ({ kind, field }: Pick<Permission, 'kind' | 'field'>) => `${kind} ${field}`

/** Permissions as `observeAccess` returns them. */
export const summarizePermissions = (permissions: Permission[]): Record<string, string> =>
  Object.fromEntries(permissions.map((permission) => [getName(permission), permission.caller]))

/** Who may make each call: everybody, administrators, or whatever else was observed. */
export async function observeAccess({
  calls,
  execute,
  permissions,
  services,
  outsiders,
  createToken,
}: Observed): Promise<Record<string, string>> {
  const deniedCallers = new Map<string, string[]>()
  async function callAsOutsiders(selected: Call[]) {
    for (const call of selected) {
      const results = await Promise.all(
        Object.entries(outsiders).map(async ([name, token]) =>
          isDenied(await execute(call, token)) ? [name] : [],
        ),
      )
      deniedCallers.set(getName(call), results.flat())
    }
  }
  const expected = summarizePermissions(permissions)
  const contents = await readContents(services)
  await callAsOutsiders(calls.filter((call) => expected[getName(call)] === 'administrators'))
  expect(await readContents(services), 'what outsiders called without success').toEqual(contents)
  await callAsOutsiders(calls.filter((call) => expected[getName(call)] !== 'administrators'))

  const observed: Record<string, string> = {}
  const queryToken = await createToken()
  for (const call of calls) {
    const denied = deniedCallers.get(getName(call))!
    const token = call.kind === 'query' ? queryToken : await createToken()
    if (hasAuthenticationError(await execute(call, token))) denied.push('an administrator')
    observed[getName(call)] = describeCallers(denied, Object.keys(outsiders))
  }
  return observed
}

function describeCallers(denied: string[], outsiders: string[]): string {
  if (denied.length === 0) return 'everybody'
  return denied.join() === outsiders.join() ? 'administrators' : `denied to ${denied.join(', ')}`
}

const hasAuthenticationError = ({ errors = [] }: GraphqlResponse) =>
  errors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')

/** Denied before anything else: neither data nor an error about the arguments. */
function isDenied(response: GraphqlResponse): boolean {
  if (!hasAuthenticationError(response)) return false
  const { data, errors = [] } = response
  expect(errors).toMatchObject([{ message: 'Sign in to do this' }])
  expect(
    Object.values(data ?? {})
      .flat()
      .filter(Boolean),
  ).toEqual([])
  return true
}

/** A digest of every table of the services. */
const readContents = (services: Subgraph[]): Promise<Record<string, string>[]> =>
  Promise.all(
    services.map(async (service) => {
      const em = service.em()
      const tables = await em.execute<{ name: string }[]>(
        "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      )
      const digests: Record<string, string> = {}
      for (const { name } of tables) {
        const [row] = await em.execute<{ digest: string }[]>(
          `select coalesce(md5(string_agg(t::text, ' ' order by t::text)), 'empty') as digest from "${name}" t`,
        )
        digests[name] = row!.digest
      }
      return digests
    }),
  )
