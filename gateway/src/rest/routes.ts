// The REST API as a table: each route with its GraphQL root field and its documentation.
import { signInBody } from '@access/auth/administrators/administrator.rules'
import type { ManagedType } from '@access/content/catalogue'
import { catalogue } from '@access/content/catalogue'
import { contactMessage } from '@access/requests/contact/contact-message.rules'
import {
  createLegalAidRequestRules,
  legalAidRequest,
} from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { registration } from '@access/requests/registrations/registration.rules'
import type { ProblemKind } from '@access/service-kit/problems/problems.rules'
import type { Permission } from '@access/service-kit/roles/roles.rules'
import { describeOmission } from '@access/service-kit/validation/retained-fields.rules'
import type { z } from 'zod'
import { acceptVersion } from './version-headers.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Route {
  method: Method
  /** Below /api; `:name` is an argument of the field. */
  path: string
  /** The field of Query or Mutation that the route executes. */
  field: string
  /** For a list of any length: the field that has it part by part, by `after`, the id of the last item before, and `limit`. */
  partField?: string
  /** The summary in the OpenAPI document. */
  summary: string
  /** The tag in the OpenAPI document. */
  tag: string
  /** The validation rules of the request body, by the service. */
  body?: z.ZodType
  /** The same where they depend on the categories that the organisation offers. */
  createBodyRules?(categories: readonly string[]): z.ZodType
  /** The response is wrapped in an object with this key. */
  responseKey?: string
  /** The status when the result is null. */
  nullStatus?: 401 | 404
  status: 200 | 201
  /** Not for visitors: it is below /admin. */
  permission?: Permission
  /** Whether a public route needs or accepts a token. */
  tokenUse?: 'needed' | 'optional'
  /** More documentation, in whole sentences. */
  description?: string
  /** Why it fails, besides what every call of its kind can fail for. */
  problemKinds: readonly ProblemKind[]
  /** The same for every anonymous client, so that the response is cached. */
  isCached: boolean
  /** The response has the version of the item as ETag; a PUT may name the version to replace. */
  isVersioned: boolean
  /** Fields of the type that the response omits. */
  omittedFields: readonly string[]
  /** Object fields that the response includes. */
  includedFields: readonly string[]
}

type RouteOptions = Partial<Route> & Pick<Route, 'summary' | 'tag'>

const createRouteFactory =
  (method: Method, defaults: Partial<Route>) =>
  (path: string, field: string, options: RouteOptions): Route => ({
    method,
    path,
    field,
    status: 200,
    isCached: false,
    isVersioned: false,
    problemKinds: [],
    omittedFields: [],
    includedFields: [],
    ...defaults,
    ...options,
  })

/** Client information, the version of an item and warnings about its pictures are for administrators only. */
export const adminOnlyFields = ['clientInfo', 'version', 'updatedAt', 'warnings']
/** Full texts would make the list forty times as long; the single judgment has it. */
const withoutFullText = { omittedFields: [...adminOnlyFields, 'fullText'] }
/** The public list is sorted by display order, without the number. */
const withoutDisplayOrder = { omittedFields: [...adminOnlyFields, 'displayOrder'] }
/** The capacity of team members is for administrators only. */
const withoutCapacity = { omittedFields: [...adminOnlyFields, 'capacity'] }

const get = createRouteFactory('GET', {})
const read = createRouteFactory('GET', { isCached: true, omittedFields: adminOnlyFields })
const post = createRouteFactory('POST', { status: 201 })
const put = createRouteFactory('PUT', {})
const remove = createRouteFactory('DELETE', {})

const signInTag = { tag: 'Authentication' }
const readTag = { tag: 'Public content' }
const writeTag = { tag: 'Public submissions' }

export const routes: Route[] = [
  get('/auth/verify', 'me', {
    ...signInTag,
    responseKey: 'user',
    nullStatus: 401,
    tokenUse: 'needed',
    description: 'An expired or revoked token is rejected like a missing one.',
    summary: 'Who the bearer token belongs to',
  }),
  post('/auth/login', 'signIn', {
    ...signInTag,
    body: signInBody,
    status: 200,
    includedFields: ['user'],
    description:
      'A wrong password and an unknown address give the same answer. With a second factor enrolled, the right password alone gets a 401 that names the factors (`secondFactor`), until one of `totp`, `recoveryCode` and `passkey` is sent with it.',
    problemKinds: ['secondFactorNeeded'],
    summary: 'Sign in with e-mail and password',
  }),
  post('/auth/logout', 'signOut', {
    ...signInTag,
    responseKey: 'signedOut',
    status: 200,
    tokenUse: 'optional',
    description: 'Returns whether there was a session to end.',
    summary: 'End the session of the bearer token',
  }),

  read('/constitution/current', 'currentConstitution', {
    ...readTag,
    nullStatus: 404,
    summary: 'The constitution in force',
  }),
  read('/constitution/versions', 'constitutionVersions', {
    ...readTag,
    summary: 'Every version of the constitution, newest first',
  }),
  read('/services', 'legalServices', {
    ...readTag,
    ...withoutDisplayOrder,
    summary: 'The legal services we offer',
  }),
  read('/cases', 'cases', { ...readTag, summary: 'Public case stories, newest first' }),
  read('/cases/featured', 'featuredCases', {
    ...readTag,
    summary: 'Case stories shown on the home page',
  }),
  read('/cases/:id', 'case', { ...readTag, nullStatus: 404, summary: 'One public case story' }),
  read('/judgments', 'judgments', {
    ...readTag,
    ...withoutFullText,
    partField: 'judgmentsAfter',
    summary: 'Every visible judgment, newest first, without its full text',
  }),
  read('/judgments/:id', 'judgment', {
    ...readTag,
    nullStatus: 404,
    summary: 'One visible judgment with its full text',
  }),
  read('/events', 'events', { ...readTag, summary: 'All events' }),
  read('/events/upcoming', 'upcomingEvents', { ...readTag, summary: 'Coming events, soonest first' }),
  read('/events/:id', 'event', { ...readTag, nullStatus: 404, summary: 'One event' }),
  read('/blog', 'posts', { ...readTag, summary: 'Published articles, newest first' }),
  read('/blog/recent', 'recentPosts', { ...readTag, summary: 'The most recent articles' }),
  read('/blog/:slug', 'post', { ...readTag, nullStatus: 404, summary: 'One published article' }),
  read('/team', 'teamMembers', { ...readTag, ...withoutCapacity, summary: 'The active members of the team' }),

  post('/contact', 'sendContactMessage', {
    ...writeTag,
    body: contactMessage,
    description:
      'Somebody answers by e-mail. With `emailConfirmation` the reference is mailed to the sender. An offer to help says with `kind` who it is from.',
    summary: 'Send us a message',
  }),
  remove('/documents/:id', 'removeDocument', {
    ...writeTag,
    description: 'Allowed to anyone who knows its id.',
    summary: 'Remove an uploaded document that belongs to no request yet',
  }),
  post('/legal-aid-requests', 'sendLegalAidRequest', {
    ...writeTag,
    body: legalAidRequest,
    createBodyRules: createLegalAidRequestRules,
    description: 'With the reference and the passphrase of the response, the applicant looks up the status.',
    summary: 'Ask for free legal aid',
  }),
  post('/registrations', 'registerForEvent', {
    ...writeTag,
    body: registration,
    problemKinds: ['notFound'],
    description: 'When no seat is left, the registration is on the waiting list.',
    summary: 'Register for an event, or join its waiting list',
  }),

  ...catalogue.flatMap(createManagedRoutes),
]

/** The four routes of every managed content type. */
function createManagedRoutes({ typeName, path, itemType, rules }: ManagedType): Route[] {
  const options = {
    permission: 'manageContent',
    tag: `Managing ${path.replace('/', ' ')}`,
  } as const
  const list = `/admin/${path}`
  return [
    get(list, `all${typeName}s`, { ...options, summary: `Every ${itemType}, public or not` }),
    post(list, `create${typeName}`, {
      ...options,
      isVersioned: true,
      body: rules,
      summary: `Add ${withArticle(itemType)}`,
    }),
    put(`${list}/:id`, `update${typeName}`, {
      ...options,
      isVersioned: true,
      body: acceptVersion(rules),
      summary: `Replace ${withArticle(itemType)}: ${describeOmission(rules)}`,
    }),
    remove(`${list}/:id`, `delete${typeName}`, {
      ...options,
      summary: `Delete ${withArticle(itemType)}; returns the deleted item`,
    }),
  ]
}

function withArticle(itemType: string) {
  return `${/^[aeiou]/.test(itemType) ? 'an' : 'a'} ${itemType}`
}
