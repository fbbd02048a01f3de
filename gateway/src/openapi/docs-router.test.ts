import { problems } from '@access/service-kit/problems/problems.rules'
import { expect, test } from 'vitest'
import { routes } from '../rest/routes.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

test('every route is documented', async () => {
  const gateway = await startTestGateway()
  const { status, json } = await gateway.get('/api/openapi.json')
  expect(status).toBe(200)
  expect(json.openapi).toBe('3.1.1')
  for (const { method, path, field, status, body } of routes) {
    const operation = json.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()]
    expect(operation.operationId).toBe(field)
    expect(Object.keys(operation.responses)).toContain(String(status))
    expect(Boolean(operation.requestBody)).toBe(Boolean(body))
  }
})

test('every reference resolves, and every path parameter is declared', async () => {
  const { json, text } = await (await startTestGateway()).get('/api/openapi.json')
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(json.components.schemas).toHaveProperty(name)
  }
  for (const [path, operations] of Object.entries<Record<string, { parameters?: { name: string }[] }>>(
    json.paths,
  )) {
    const expected = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters = [] } of Object.values(operations)) {
      expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(expected))
    }
  }
})

test('every example body is valid by the rules', async () => {
  const { json } = await (await startTestGateway()).get('/api/openapi.json')
  for (const { method, path, body } of routes) {
    const { requestBody } = json.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()]
    const example = requestBody?.content['application/json'].example
    expect(body?.safeParse(example).error?.issues ?? [], `${method} ${path}`).toEqual([])
  }
})

test('the documentation page loads nothing from elsewhere, and has every problem that calls refer to', async () => {
  const gateway = await startTestGateway()
  const { status, headers, text } = await gateway.get('/api/docs')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'self'; style-src 'self'/,
  )
  expect(text).not.toMatch(/<style|style="|(src|href)="http/)
  for (const kind of Object.keys(problems)) expect(text).toContain(`id="problem-${kind}"`)
  for (const [, path = ''] of text.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await gateway.get(path)).status, path).toBe(200)
})

test('the documentation allows no other methods', async () => {
  const gateway = await startTestGateway()
  expect((await gateway.send('POST', '/api/docs', {})).status).toBe(405)
  expect((await gateway.send('OPTIONS', '/api/openapi.json')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('every route documents its authorization', async () => {
  const { json } = await (await startTestGateway()).get('/api/openapi.json')
  const { paths } = json
  expect(paths['/api/cases'].get.security).toEqual([])
  expect(paths['/api/documents'].post.security).toEqual([])
  expect(paths['/api/auth/verify'].get.security).toEqual([{ token: [] }])
  // Public, and it ends the session of the token, if any.
  expect(paths['/api/auth/logout'].post.security).toEqual([{ token: [] }, {}])
  expect(paths['/api/admin/cases/export'].post.security).toEqual([{ token: [] }])
})
