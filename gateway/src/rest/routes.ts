// The whole REST surface, as a table: a call, the root field that answers it, and what is said about it.
import { credentials } from '@access/auth/administrators/administrator.rules'
import type { ManagedType } from '@access/content/catalogue'
import { catalogue } from '@access/content/catalogue'
import { contactMessage } from '@access/requests/contact-messages/contact-message.rules'
import { legalAidRequest } from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import { registration } from '@access/requests/registrations/registration.rules'
import type { z } from 'zod'
import type { ProblemKind } from './problems.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Route {
  method: Method
  /** Below /api; `:name` is an argument of the field. */
  path: string
  /** The field of Query or Mutation that answers. */
  field: string
  /** One sentence for the description of the interface. */
  says: string
  /** The heading it is found under there. */
  group: string
  /** The service's own rules for what is sent. */
  body?: z.ZodType
  /** The answer is wrapped in an object under this name. */
  as?: string
  /** The status when the answer is null. */
  missing?: 401 | 404
  status: 200 | 201
  /** Administrators only. */
  admin: boolean
  /** Whether a token makes a difference where not only administrators may. */
  token?: 'needed' | 'optional'
  /** What there is to know besides, for the description of the interface: whole sentences. */
  more?: string
  /** Why it fails, besides what every call of its kind can fail for. */
  fails: readonly ProblemKind[]
  /** Same for every anonymous reader, so its bytes are kept. */
  kept: boolean
  /** The answer says in its ETag which version of the item it is; what is sent may say which one it is to replace. */
  versioned: boolean
  /** Fields of the type the answer leaves out. */
  leaveOut: readonly string[]
  /** Fields that are objects themselves and belong to the answer. */
  include: readonly string[]
}

type Choices = Partial<Route> & Pick<Route, 'says' | 'group'>

const call =
  (method: Method, standard: Partial<Route>) =>
  (path: string, field: string, choices: Choices): Route => ({
    method,
    path,
    field,
    status: 200,
    admin: false,
    kept: false,
    versioned: false,
    fails: [],
    leaveOut: [],
    include: [],
    ...standard,
    ...choices,
  })

/** Who was helped is for administrators' eyes, and so is which save of an item this is. */
export const forAdministrators = ['clientInfo', 'version', 'updatedAt']
/** Full texts make the list forty times as long; the single judgment has it. */
const asList = { leaveOut: [...forAdministrators, 'fullText'] }
/** Visitors are given the order itself, and no number for it. */
const inOrder = { leaveOut: [...forAdministrators, 'displayOrder'] }
/** How many matters somebody can take is for the office. */
const asColleagues = { leaveOut: [...forAdministrators, 'capacity'] }

const get = call('GET', {})
const read = call('GET', { kept: true, leaveOut: forAdministrators })
const post = call('POST', { status: 201 })
const put = call('PUT', {})
const remove = call('DELETE', {})

const signingIn = { group: 'Signing in' }
const reading = { group: 'Reading' }
const writing = { group: 'Writing to us' }

export const routes: Route[] = [
  get('/auth/verify', 'me', {
    ...signingIn,
    as: 'user',
    missing: 401,
    token: 'needed',
    more: 'A token that is out of date, or was signed out with, is refused like none at all.',
    says: 'Who the bearer token belongs to',
  }),
  post('/auth/login', 'signIn', {
    ...signingIn,
    body: credentials,
    status: 200,
    include: ['user'],
    more: 'A wrong password and an unknown address are answered alike.',
    says: 'Sign in with e-mail and password',
  }),
  post('/auth/logout', 'signOut', {
    ...signingIn,
    as: 'signedOut',
    status: 200,
    token: 'optional',
    more: 'Answers whether there was a session to end.',
    says: 'End the session of the bearer token',
  }),

  read('/constitution/current', 'currentConstitution', {
    ...reading,
    missing: 404,
    says: 'The constitution in force',
  }),
  read('/constitution/versions', 'constitutionVersions', {
    ...reading,
    says: 'Every version of the constitution, newest first',
  }),
  read('/services', 'legalServices', { ...reading, ...inOrder, says: 'The legal services we offer' }),
  read('/cases', 'cases', { ...reading, says: 'Public case stories, newest first' }),
  read('/cases/featured', 'featuredCases', {
    ...reading,
    says: 'Case stories shown on the home page',
  }),
  read('/cases/:id', 'case', { ...reading, missing: 404, says: 'One public case story' }),
  read('/judgments', 'judgments', {
    ...reading,
    ...asList,
    says: 'Every visible judgment, newest first, without its full text',
  }),
  read('/judgments/:id', 'judgment', {
    ...reading,
    missing: 404,
    says: 'One visible judgment with its full text',
  }),
  read('/events', 'events', { ...reading, says: 'All events' }),
  read('/events/upcoming', 'upcomingEvents', { ...reading, says: 'Coming events, soonest first' }),
  read('/events/:id', 'event', { ...reading, missing: 404, says: 'One event' }),
  read('/blog', 'posts', { ...reading, says: 'Published articles, newest first' }),
  read('/blog/recent', 'recentPosts', { ...reading, says: 'The most recent articles' }),
  read('/blog/:slug', 'post', { ...reading, missing: 404, says: 'One published article' }),
  read('/team', 'teamMembers', { ...reading, ...asColleagues, says: 'The active members of the team' }),

  post('/contact', 'sendContactMessage', {
    ...writing,
    body: contactMessage,
    more: 'Somebody answers by e-mail.',
    says: 'Send us a message',
  }),
  remove('/documents/:id', 'removeDocument', {
    ...writing,
    more: 'Whoever knows its id may.',
    says: 'Take back a paper that belongs to no request yet',
  }),
  post('/legal-aid-requests', 'sendLegalAidRequest', {
    ...writing,
    body: legalAidRequest,
    more: 'With the reference and the words of the answer its sender looks up what becomes of it.',
    says: 'Ask for free legal aid',
  }),
  post('/registrations', 'registerForEvent', {
    ...writing,
    body: registration,
    fails: ['notFound'],
    more: 'When no place is left, it is one in line.',
    says: 'Keep a place at an event, or a place in line',
  }),

  ...catalogue.flatMap(managed),
]

/** The four calls every managed content type has. */
function managed({ type, path, noun, rules }: ManagedType): Route[] {
  const choices = { admin: true, group: `Managing ${path.replace('/', ' ')}` }
  const list = `/admin/${path}`
  return [
    get(list, `all${type}s`, { ...choices, says: `Every ${noun}, shown to visitors or not` }),
    post(list, `create${type}`, { ...choices, versioned: true, body: rules, says: `Add ${aOrAn(noun)}` }),
    put(`${list}/:id`, `update${type}`, {
      ...choices,
      versioned: true,
      body: rules,
      says: `Replace ${aOrAn(noun)}: what is left out is cleared`,
    }),
    remove(`${list}/:id`, `delete${type}`, {
      ...choices,
      says: `Delete ${aOrAn(noun)}; the answer is what was deleted`,
    }),
  ]
}

function aOrAn(noun: string) {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
