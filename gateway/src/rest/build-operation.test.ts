import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { buildOperation } from './build-operation.ts'
import { routes } from './routes.ts'

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'))

const documentOf = (method: string, path: string) => {
  const route = routes.find((candidate) => candidate.method === method && candidate.path === path)
  return buildOperation(route!, schema).document
}

test('every route is an operation that is valid against the supergraph', () => {
  for (const route of routes) expect(() => buildOperation(route, schema)).not.toThrow()
})

test('client information is selected for administrators only', () => {
  for (const route of routes) {
    const { document } = buildOperation(route, schema)
    const aboutCases = /\bcaseNumber\b/.test(document) && /\bisFeatured\b/.test(document)
    expect(document.includes('clientInfo'), route.path).toBe(aboutCases && Boolean(route.permission))
  }
})

test('the version of an item is selected for administrators only', () => {
  for (const route of routes) {
    const { document } = buildOperation(route, schema)
    expect(/\bversion updatedAt\b/.test(document), route.path).toBe(Boolean(route.permission))
  }
})

test('the list of judgments omits the full text, the single judgment has it', () => {
  expect(documentOf('GET', '/judgments')).not.toContain('fullText')
  expect(documentOf('GET', '/judgments')).toContain('legalImplications')
  expect(documentOf('GET', '/judgments/:id')).toContain('fullText')
  expect(documentOf('GET', '/admin/judgments')).toContain('fullText')
})

test('signing in selects the token and its owner', () => {
  const document = documentOf('POST', '/auth/login')
  expect(document).toMatch(/token user \{ .*email.* \}/)
})

test('a route with an unknown field fails the start with one sentence', () => {
  const row = { ...routes[0]!, path: '/nothing', field: 'nothing' }
  expect(() => buildOperation(row, schema)).toThrow(
    'GET /nothing uses nothing, which the schema does not have',
  )
})

test('a route without a required argument fails the start', () => {
  const row = { ...routes[0]!, path: '/case', field: 'case' }
  expect(() => buildOperation(row, schema)).toThrow('GET /case lacks the argument id')
})
