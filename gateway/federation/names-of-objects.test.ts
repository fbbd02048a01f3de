/** What every JavaScript object has a property called is a text like any other, wherever a client may write one. */
import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { submitRequest } from '../../services/requests/src/testing/applicant.ts'
import { fileRoutes } from '../src/file-transfer/file-routes.ts'
import { routes } from '../src/rest/routes.ts'
import { signInAs } from './testing/callers.ts'
import { listTextCalls, type PlausibleValues, type TextCall } from './testing/list-text-calls.ts'
import { type GraphqlResponse, startGraph } from './testing/start-graph.ts'

/** Thousands of calls. */
const patience = { timeout: 600_000 }

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
/** Names are compared in small letters and word by word, an organisation's in another way than a person's. */
const nameText = 'The Constructor LLC {{toString}} __proto__'
/** One that objects inherit, and the one that sets what they inherit. */
const restNames = ['__proto__', 'constructor']
const jsonText = '{"__proto__":{"a":"b"},"constructor":"c","toString":["d"]}'

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const values: Record<string, unknown> = {
  String: 'Maria Lopez',
  ID: '018f3a52-0000-7000-8000-000000000000',
  Int: 1,
  Float: 1,
  Boolean: true,
  Day: '2026-12-31',
  Instant: '2026-12-31T12:00:00.000Z',
}

test('no field of a service fails for the name of a property of every object', patience, async () => {
  const graph = await startGraph()
  const failures: string[] = []
  for (const [name, service] of Object.entries(graph.services)) {
    let token = await signInAs(graph, 'administrator')
    let request: Partial<Awaited<ReturnType<typeof submitRequest>>> = {}
    let isChanged = true
    for (const { name: call, query, buildVariables } of listCalls(name)) {
      const isOfRequest = name === 'requests' && /\$(id|accessToken)\b/.test(query)
      if (isOfRequest && isChanged) request = await submitRequest(service)
      const { id, accessToken } = isOfRequest ? request : {}
      const plausible: PlausibleValues = (argument, type) => {
        if (argument === 'id' || argument === 'accessToken')
          return { id, accessToken }[argument] ?? values[type]
        return /email/i.test(argument) ? 'maria@example.org' : values[type]
      }
      const { errors = [] } = (await service.execute(query, buildVariables(plausible), {
        token,
      })) as GraphqlResponse
      const codes = errors.map(({ extensions }) => extensions.code)
      // It may have been withdrawn or erased.
      if (isOfRequest) isChanged = query.startsWith('mutation') && codes.length === 0
      if (codes.includes('INTERNAL_SERVER_ERROR') || codes.includes('GRAPHQL_VALIDATION_FAILED'))
        failures.push(`${call}: ${codes}`)
      // Some calls end the session.
      if (codes.includes('UNAUTHENTICATED')) token = await signInAs(graph, 'administrator')
    }
  }
  expect(failures).toEqual([])
})

function listCalls(service: string): TextCall[] {
  const schema = buildSchema(readText(`../../services/${service}/schema.graphql`), { assumeValidSDL: true })
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(type?.getFields() ?? {}).flatMap((field) => [
      ...listTextCalls(kind, field, 'constructor'),
      ...listTextCalls(kind, field, nameText).filter(({ name }) => /name/i.test(name)),
      ...['__proto__', jsonText].flatMap((text) => listTextCalls(kind, field, text).slice(0, 1)),
    ])
  })
}

test('no REST call fails for it in its path, query, headers, body or file', patience, async () => {
  const graph = await startGraph()
  const token = await signInAs(graph, 'administrator')
  const failures: string[] = []
  for (const { method, path } of [...routes, ...fileRoutes].filter(({ path }) => !path.endsWith('/live')))
    for (const name of restNames) {
      const query = `${name}=1&search=${name}&sort=${name}&filter=${name}:${name}&format=${name}&category=${name}`
      const body = `{"${name}":{"a":"b"},"name":"${name}"}`
      for (const part of name === restNames[0] ? [name, values.ID as string] : [name]) {
        const address = path.replace(/:\w+/g, part)
        const response = await fetch(`${graph.origin}/api${address}?${query}`, {
          method,
          headers: {
            ...(path.startsWith('/admin/') && { authorization: `Bearer ${token}` }),
            'content-type': 'application/json',
            'x-requested-with': 'fetch',
            'idempotency-key': name,
            'if-match': `"${name}"`,
            'if-none-match': name,
            cookie: `${name}=${name}`,
            'accept-language': name,
          },
          ...(/^P/.test(method) && { body }),
        })
        await response.arrayBuffer()
        if (response.status >= 500) failures.push(`${method} ${address}: ${response.status}`)
      }
    }
  expect(failures).toEqual([])
})

test('a file with columns of these names is told that there are no such columns', patience, async () => {
  const graph = await startGraph()
  const token = await signInAs(graph, 'administrator')
  const row = Object.fromEntries(names.map((name) => [name, 'a']))
  const contents = [`${names.join()}\n${names.join()}\n`, JSON.stringify([row])]
  for (const { path } of fileRoutes.filter(({ path }) => path.endsWith('/import')))
    for (const content of contents) {
      const form = new FormData()
      form.set('file', new Blob([content]), 'constructor')
      const response = await fetch(`${graph.origin}/api${path}?dryRun=true`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'fetch' },
        body: form,
      })
      const { errors } = (await response.json()) as { errors: { field: string; message: string }[] }
      const unknown = errors.filter(({ message }) => message.startsWith('There is no such'))
      expect(unknown.map(({ field }) => field).toSorted(), path).toEqual(names.toSorted())
    }
})
