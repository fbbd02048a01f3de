// The descriptions of routes and of tags in the OpenAPI document.

import { listRoles, type Permission, roleNames } from '@access/service-kit/roles/roles.rules'
import type { Route } from '../rest/routes.ts'
import type { JsonSchema } from './json-schema.ts'

/** The descriptions of tags; each of the others is a content type's administration. */
export const tagDescriptions: Record<string, string> = {
  Authentication: 'Sessions of staff',
  'Public content': 'Content that every visitor may read',
  'Public submissions':
    'What visitors send: messages, requests for legal aid with their documents, registrations',
  'Request documents': 'Documents that applicants have sent with a request, for who works on it',
  'Pictures and files': 'Pictures and PDFs of pages: uploaded by editors, public',
  Registrations: 'Registrations for events, for staff',
}

/** The description of a route, derived from its row in the table. */
export function formatRouteDescription(route: Route): string {
  const { permission, isCached, isVersioned, method, body, description } = route
  const sentences = [
    describeRoles(route),
    description,
    isCached && 'The same for every visitor: with its ETag in If-None-Match, an unchanged response is a 304.',
    isVersioned &&
      method === 'PUT' &&
      'With If-Match or `version` in the body, rejected when another version is stored; without either the last to save wins.',
    permission && method === 'GET' && 'Each item has its version and the time of its last update.',
    permission && method === 'DELETE' && 'The deletion is recorded in the audit log.',
    body && 'Unknown fields are rejected.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The parameters in the path of a route; `limits` are those of each. */
export const listPathParameters = (
  path: string,
  describe: (name: string) => string,
  limits: JsonSchema = {},
) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: describe(name),
    schema: { type: 'string', minLength: 1, ...limits } satisfies JsonSchema,
  }))

const formatter = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'For administrators and editors.'; '' for a route that anybody may call. */
export function describeRoles({ permission }: { permission?: Permission }): string {
  if (!permission) return ''
  return `For ${formatter.format(listRoles(permission).map((role) => `${roleNames[role].toLowerCase()}s`))}.`
}
