/** Makes every call as everybody, and says who was let in. */
import { listRoles, type Role, roles } from '@access/service-kit/roles/roles.rules'
import type { Subgraph } from '@access/service-kit/testing'
import { expect } from 'vitest'
import type { FieldPermission } from '../../src/permissions.ts'
import type { GraphqlResponse } from './start-graph.ts'

/** A field, or a reference, with the operation that calls it. */
export interface Call extends Pick<FieldPermission, 'field' | 'kind'> {
  query: string
  variables: object
}

interface Callers {
  /** The tokens of those who are not signed in, by what they hold. */
  outsiders: Record<string, string | undefined>
  /** The token of a new session of a role. */
  createToken(role: Role): Promise<string>
  /** The ids of the accounts of the roles. */
  accounts: Record<Role, string>
}

interface Observed extends Callers {
  /** Queries first. */
  calls: Call[]
  execute(call: Call, token?: string): Promise<GraphqlResponse>
  /** The permissions that are expected. */
  permissions: FieldPermission[]
  services: Subgraph[]
}

const getName = ({ kind, field }: Pick<FieldPermission, 'kind' | 'field'>) => `${kind} ${field}`

/** Who may make each call, as `observeAccess` says it. */
export const summarizePermissions = (permissions: FieldPermission[]): Record<string, string> =>
  Object.fromEntries(
    permissions.map((permission) => [
      getName(permission),
      permission.caller === 'everybody' ? 'everybody' : listRoles(permission.caller).join(', '),
    ]),
  )

/** Who may make each call: everybody, the roles that may, or whatever else was observed. */
export async function observeAccess({
  calls,
  execute,
  permissions,
  services,
  outsiders,
  createToken,
  accounts,
}: Observed): Promise<Record<string, string>> {
  const deniedOutsiders = new Map<string, string[]>()
  const deniedRoles = new Map<string, Role[]>()
  const expected = summarizePermissions(permissions)
  const getExpected = (call: Call) => expected[getName(call)] ?? ''
  const isForEverybody = (call: Call) => getExpected(call) === 'everybody'
  const isForRole = (call: Call, role: Role) =>
    isForEverybody(call) || getExpected(call).split(', ').includes(role)

  async function callAsOutsiders(selected: Call[], callers: Callers['outsiders'] = outsiders) {
    for (const call of selected) {
      const results = await Promise.all(
        Object.entries(callers).map(async ([name, token]) =>
          isDenied(await execute(call, token), signInError) ? [name] : [],
        ),
      )
      deniedOutsiders.set(getName(call), results.flat())
    }
  }
  async function callAs(role: Role, firstToken: string, selected: Call[]) {
    let token = firstToken
    for (const call of selected) {
      const own = addressToSelf(call, accounts[role])
      let response = await execute(own, token)
      // Some mutations end the session, or all others.
      if (isDenied(response, signInError)) {
        token = await createToken(role)
        response = await execute(own, token)
      }
      if (isDenied(response, forbiddenError))
        deniedRoles.set(getName(call), [...(deniedRoles.get(getName(call)) ?? []), role])
    }
  }

  const contents = await readContents(services)
  await callAsOutsiders(calls.filter((call) => !isForEverybody(call)))
  expect(await readContents(services), 'what outsiders called without success').toEqual(contents)
  // A token of nobody opens nothing: that is asked of whole operations, by invalid-tokens.test.ts.
  await callAsOutsiders(calls.filter(isForEverybody), { nobody: undefined })
  for (const role of roles) {
    const token = await createToken(role)
    const before = await readContents(services, unrelatedTables)
    await callAs(
      role,
      token,
      calls.filter((call) => !isForRole(call, role)),
    )
    expect(await readContents(services, unrelatedTables), `what ${role} called without success`).toEqual(
      before,
    )
    await callAs(
      role,
      token,
      calls.filter((call) => isForRole(call, role)),
    )
  }
  return Object.fromEntries(
    calls.map((call) => [
      getName(call),
      describeCallers(
        deniedOutsiders.get(getName(call))!,
        Object.keys(outsiders),
        deniedRoles.get(getName(call)) ?? [],
      ),
    ]),
  )
}

/** What everybody with the permission does for themselves; doing it for others is what the tests of the fields ask about. */
const ownArguments: Record<string, string> = {
  renameAdministrator: 'id',
  saveAbsence: 'administratorId',
  endAbsence: 'administratorId',
  handOverRequests: 'fromId',
}

function addressToSelf(call: Call, id: string): Call {
  const argument = ownArguments[call.field]
  return argument ? { ...call, variables: { ...call.variables, [argument]: id } } : call
}

/** Any call of somebody who is signed in keeps their session awake. */
export const unrelatedTables = ['session']

function describeCallers(denied: string[], outsiders: string[], deniedRoles: Role[]): string {
  if (denied.length === 0 && deniedRoles.length === 0) return 'everybody'
  const isForNoOutsider = denied.join() === outsiders.join()
  const allowedRoles = roles.filter((role) => !deniedRoles.includes(role))
  return isForNoOutsider ? allowedRoles.join(', ') : `denied to ${[...denied, ...deniedRoles].join(', ')}`
}

interface AccessError {
  code: string
  message: string
}

const signInError: AccessError = { code: 'UNAUTHENTICATED', message: 'Sign in to do this' }
const forbiddenError: AccessError = {
  code: 'FORBIDDEN',
  message: 'Your role does not include this. Ask an administrator if you need it',
}

/** Denied before anything else: neither data nor an error about the arguments. */
function isDenied({ data, errors = [] }: GraphqlResponse, { code, message }: AccessError): boolean {
  if (!errors.some(({ extensions }) => extensions.code === code)) return false
  expect(errors).toMatchObject([{ message }])
  expect(
    Object.values(data ?? {})
      .flat()
      .filter(Boolean),
  ).toEqual([])
  return true
}

/** A digest of every table of the services, except those that are named. */
export const readContents = (
  services: Subgraph[],
  except: string[] = [],
): Promise<Record<string, string>[]> =>
  Promise.all(
    services.map(async (service) => {
      const em = service.em()
      const tables = await em.execute<{ name: string }[]>(
        "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
      )
      const digests: Record<string, string> = {}
      for (const { name } of tables.filter(({ name }) => !except.includes(name))) {
        // That somebody was denied is recorded: nothing else may come of it.
        const where = name === 'audit_event' ? "where action <> 'was denied'" : ''
        const [row] = await em.execute<{ digest: string }[]>(
          `select coalesce(md5(string_agg(t::text, ' ' order by t::text)), 'empty') as digest from "${name}" t ${where}`,
        )
        digests[name] = row!.digest
      }
      return digests
    }),
  )
