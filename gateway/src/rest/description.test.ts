import { expect, test } from 'vitest'
import { aGateway } from '../testing/aGateway.ts'
import { routes } from './routes.ts'

test('every call of the table is described', async () => {
  const gateway = await aGateway()
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

test('every name in the description leads somewhere, and every parameter of a path is declared', async () => {
  const { json, text } = await (await aGateway()).get('/api/openapi.json')
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(json.components.schemas).toHaveProperty(name)
  }
  for (const [path, operations] of Object.entries<Record<string, { parameters?: { name: string }[] }>>(
    json.paths,
  )) {
    const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters = [] } of Object.values(operations)) {
      expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted))
    }
  }
})

test('what is required and offered comes from the rules', async () => {
  const { json } = await (await aGateway()).get('/api/openapi.json')
  const { properties, required } = json.components.schemas.LegalAidRequestInput
  expect(required).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'category', 'eligibilityData']))
  expect(properties.urgency.enum).toEqual(['Low', 'Medium', 'High', 'Emergency'])
})

test('every example of what is sent passes the rules', async () => {
  const { json } = await (await aGateway()).get('/api/openapi.json')
  for (const { method, path, body } of routes) {
    const { requestBody } = json.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()]
    const example = requestBody?.content['application/json'].example
    expect(body?.safeParse(example).error?.issues ?? [], `${method} ${path}`).toEqual([])
  }
})

test('the page for people has every call and asks nobody for anything', async () => {
  const gateway = await aGateway()
  const { status, headers, text } = await gateway.get('/api/docs')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
  for (const { field } of routes) expect(text).toContain(`id="${field}"`)
  expect(text).not.toMatch(/<script|<style|style="|src=|href="http/)
  expect(text).not.toContain('undefined')
  const styles = await gateway.get('/api/docs.css')
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(styles.text).not.toMatch(/url\(|@import/)
})

test('the page for people says in which forms a call answers', async () => {
  const { text } = await (await aGateway()).get('/api/docs')
  const [call = ''] = /<h3 id="exportCases">.*?<\/article>/s.exec(text) ?? []
  expect(call).toContain('text/csv or list of <a href="#shape-CaseRecord">CaseRecord</a>')
  expect(call).toContain('Of the file: one of csv, json')
})

test('every link within the page has a target', async () => {
  const { text } = await (await aGateway()).get('/api/docs')
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  expect(ids.size).toBe([...text.matchAll(/ id="/g)].length)
})

test('the description takes no other verbs', async () => {
  const gateway = await aGateway()
  expect((await gateway.send('POST', '/api/docs', {})).status).toBe(405)
  expect((await gateway.send('OPTIONS', '/api/openapi.json')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('a call says who may make it: anybody, or who shows a token', async () => {
  const { json } = await (await aGateway()).get('/api/openapi.json')
  const { paths } = json
  expect(paths['/api/cases'].get.security).toEqual([])
  expect(paths['/api/documents'].post.security).toEqual([])
  expect(paths['/api/auth/verify'].get.security).toEqual([{ token: [] }])
  // It answers everybody, and ends the session of who shows one.
  expect(paths['/api/auth/logout'].post.security).toEqual([{ token: [] }, {}])
  expect(paths['/api/admin/cases/export'].get.security).toEqual([{ token: [] }])
})

test('dates and addresses have their formats, sent and answered', async () => {
  const { json } = await (await aGateway()).get('/api/openapi.json')
  const { JudgmentInput, Judgment, LegalAidRequestInput, TeamMember, Administrator } = json.components.schemas
  expect(JudgmentInput.properties.judgmentDate.anyOf).toEqual([{ format: 'date' }, { format: 'date-time' }])
  expect(Judgment.properties.judgmentDate.format).toBe('date-time')
  expect(Judgment.properties.id.format).toBe('uuid')
  expect(JudgmentInput.properties.pdfUrl.anyOf[0].format).toBe('uri-reference')
  expect(Judgment.properties.pdfUrl).toEqual({ type: ['string', 'null'], format: 'uri-reference' })
  for (const { properties } of [LegalAidRequestInput, TeamMember, Administrator])
    expect(properties.email.format).toBe('email')
})

test('a call says all that it can fail with', async () => {
  const { paths } = (await (await aGateway()).get('/api/openapi.json')).json
  expect(paths['/api/registrations'].post.responses).toHaveProperty('404')
  expect(paths['/api/cases'].get.responses).toHaveProperty('400')
  expect(paths['/api/files/{id}/{name}'].get.responses).toHaveProperty('304')
  expect(Object.keys(paths['/api/admin/cases/export'].get.responses)).toEqual(['200', '400', '401', '503'])
})

test('every group of calls and every call is described in a sentence', async () => {
  const { tags, paths } = (await (await aGateway()).get('/api/openapi.json')).json
  for (const { name, description } of tags) expect(description, name).toMatch(/\w+ \w+/)
  for (const [path, operations] of Object.entries<object>(paths))
    for (const { description } of Object.values(operations)) expect(description, path).toMatch(/\.$/)
})
