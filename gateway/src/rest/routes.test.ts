import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileRoutes } from '../file-transfer/file-routes.ts'
import { parsePermissions } from '../permissions.ts'
import { routes } from './routes.ts'

/** The routes of section 7 of the specification. */
const specifiedCalls = `
GET /api/auth/verify
POST /api/auth/login
GET /api/constitution/current
GET /api/constitution/versions
GET /api/services
GET /api/cases
GET /api/cases/featured
GET /api/cases/{id}
GET /api/judgments
GET /api/events
GET /api/events/upcoming
GET /api/events/{id}
GET /api/blog
GET /api/blog/recent
GET /api/blog/{slug}
GET /api/team
POST /api/contact
POST /api/legal-aid-requests
GET /api/admin/blog
POST /api/admin/blog
PUT /api/admin/blog/{id}
DELETE /api/admin/blog/{id}
GET /api/admin/cases
POST /api/admin/cases
PUT /api/admin/cases/{id}
DELETE /api/admin/cases/{id}
GET /api/admin/events
POST /api/admin/events
PUT /api/admin/events/{id}
DELETE /api/admin/events/{id}
GET /api/admin/judgments
POST /api/admin/judgments
PUT /api/admin/judgments/{id}
DELETE /api/admin/judgments/{id}
GET /api/admin/team
POST /api/admin/team
PUT /api/admin/team/{id}
DELETE /api/admin/team/{id}
`

test('the table has every route of the specification', () => {
  const table = routes.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(table).toEqual(expect.arrayContaining(specifiedCalls.trim().split('\n')))
})

test('routes that create answer 201, all others 200', () => {
  for (const { method, path, status } of routes)
    expect(status, path).toBe(method === 'POST' && !path.startsWith('/auth/') ? 201 : 200)
})

test('only public reads are cached, and everything under /admin is for administrators', () => {
  for (const { method, path, isCached, permission } of routes)
    expect(isCached && (method !== 'GET' || Boolean(permission)), path).toBe(false)
  for (const { path, permission } of [...routes, ...fileRoutes])
    expect(Boolean(permission), path).toBe(path.startsWith('/admin/'))
})

test('a route needs the permission of the field that it executes', () => {
  const callers = new Map(
    parsePermissions(readFileSync(new URL('../../permissions.md', import.meta.url), 'utf8')).map((row) => [
      row.field,
      row.caller,
    ]),
  )
  for (const { path, field, permission } of routes)
    expect(callers.get(field), path).toBe(permission ?? 'everybody')
})

test('every route with a body has validation rules', () => {
  const unchecked = routes.filter(({ method, body }) => (method === 'POST' || method === 'PUT') && !body)
  expect(unchecked.map(({ path }) => path)).toEqual(['/auth/logout'])
})
