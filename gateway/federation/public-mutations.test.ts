/** Every mutation that is open to anybody has a limit, and this says which. */
import { existsSync, readFileSync } from 'node:fs'
import type { Service } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { auth } from '../../services/auth/src/auth.ts'
import { startAuth } from '../../services/auth/src/testing/start-auth.ts'
import { content } from '../../services/content/src/content.ts'
import { requests } from '../../services/requests/src/requests.ts'
import { startRequestsService } from '../../services/requests/src/testing/requests-service.ts'
import { parsePermissions } from '../src/permissions.ts'
import { buildOperation } from './testing/build-operation.ts'

/** Some thousand calls. */
const patience = { timeout: 600_000 }

const services: Record<string, Service> = { auth, content, requests }
const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const publicMutations = parsePermissions(readText('../permissions.md')).filter(
  ({ kind, caller }) => kind === 'mutation' && caller === 'everybody',
)
const findLimit = ({ service, field }: { service: string; field: string }) =>
  services[service]?.publicMutations?.[field]

test('every public mutation has a limit, or names the file of a better one', () => {
  const without = publicMutations.filter((mutation) => {
    const limit = findLimit(mutation)
    if (!limit) return true
    const file = 'limitedBy' in limit && `../../services/${mutation.service}/src/${limit.limitedBy}`
    return file && !existsSync(new URL(file, import.meta.url))
  })
  expect(without).toEqual([])
  expect(publicMutations.length).toBeGreaterThan(30)
})

const start: Record<string, () => ReturnType<typeof startSubgraph>> = {
  auth: () => startAuth({ THROTTLES: 'on' }),
  content: () => startSubgraph(content, { env: { THROTTLES: 'on' } }),
  requests: () => startRequestsService({ env: { THROTTLES: 'on' } }),
}

test.each(Object.keys(services))(
  '%s refuses who calls one too often, and nobody else',
  patience,
  async (name) => {
    const service = await start[name]!()
    const schema = buildSchema(readText(`../../services/${name}/schema.graphql`), { assumeValidSDL: true })
    for (const mutation of publicMutations.filter(({ service }) => service === name)) {
      const limit = findLimit(mutation)!
      if (!('perMinute' in limit)) continue
      const { query, variables } = buildOperation(
        'mutation',
        schema.getMutationType()!.getFields()[mutation.field]!,
      )
      const callFrom = async (address: string) => {
        const options = { headers: { 'x-client-address': address } }
        const { errors = [] } = await service.execute(query, variables, options)
        return errors.map(({ extensions }) => extensions.code)
      }
      for (let call = 0; call < limit.perMinute; call += 1)
        expect(await callFrom('192.0.2.1'), mutation.field).not.toContain('RATE_LIMITED')
      expect(await callFrom('192.0.2.1'), mutation.field).toContain('RATE_LIMITED')
      expect(await callFrom('192.0.2.2'), mutation.field).not.toContain('RATE_LIMITED')
    }
  },
)

test('several in one operation count each, whatever they are called and in whichever fragment', async () => {
  const service = await startSubgraph(content, { env: { THROTTLES: 'on' } })
  const listCalls = (alias: string) =>
    Array.from({ length: 41 }, (_, index) => `${alias}${index}: openPreview(token: "x") { type }`).join(' ')
  const query = `mutation { ${listCalls('a')} ... on Mutation { ${listCalls('b')} } ...More }
    fragment More on Mutation { ${listCalls('c')} }`
  const options = { headers: { 'x-client-address': '192.0.2.1' } }
  expect((await service.queryError(query, {}, options)).code).toBe('RATE_LIMITED')
})
