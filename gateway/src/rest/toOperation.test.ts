import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { toOperation } from './toOperation.ts'

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'))

const documentOf = (method: string, path: string) => {
  const route = routes.find((candidate) => candidate.method === method && candidate.path === path)
  return toOperation(route!, schema).document
}

test('every row of the table is an operation that is valid against the supergraph', () => {
  for (const route of routes) expect(() => toOperation(route, schema)).not.toThrow()
})

test('who was helped is asked for by administrators only', () => {
  for (const route of routes) {
    const { document } = toOperation(route, schema)
    const aboutCases = /\bcaseNumber\b/.test(document) && /\bisFeatured\b/.test(document)
    expect(document.includes('clientInfo'), route.path).toBe(aboutCases && route.admin)
  }
})

test('which save of an item this is, is asked for by administrators only', () => {
  for (const route of routes) {
    const { document } = toOperation(route, schema)
    expect(/\bversion updatedAt\b/.test(document), route.path).toBe(route.admin)
  }
})

test('the list of judgments leaves the full text out, the single judgment has it', () => {
  expect(documentOf('GET', '/judgments')).not.toContain('fullText')
  expect(documentOf('GET', '/judgments')).toContain('legalImplications')
  expect(documentOf('GET', '/judgments/:id')).toContain('fullText')
  expect(documentOf('GET', '/admin/judgments')).toContain('fullText')
})

test('signing in asks for the token and who it belongs to', () => {
  const document = documentOf('POST', '/auth/login')
  expect(document).toMatch(/token user \{ .*email.* \}/)
})

test('a row that names a field the schema does not have stops the start with one sentence', () => {
  const row = { ...routes[0]!, path: '/nothing', field: 'nothing' }
  expect(() => toOperation(row, schema)).toThrow(
    'GET /nothing asks for nothing, which the schema does not have',
  )
})

test('a row that leaves a required argument unsaid stops the start', () => {
  const row = { ...routes[0]!, path: '/case', field: 'case' }
  expect(() => toOperation(row, schema)).toThrow('GET /case does not say what id is')
})
