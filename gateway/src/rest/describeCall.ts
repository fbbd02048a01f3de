// What the description of the interface says of a call and of a group of calls, beside the call's own sentence.
import type { Route } from './routes.ts'

/** The groups that have a name of their own; the others manage a content type each. */
export const groupDescriptions: Record<string, string> = {
  'Signing in': 'Sessions of administrators',
  Reading: 'What every visitor may read',
  'Writing to us': 'What visitors send: messages, requests for legal aid with their papers, registrations',
  'Papers of requests': 'What applicants have sent with a request, for administrators',
  'Pictures and files': 'What pages show: sent by administrators, read by everybody',
  Registrations: 'Who comes to our events, for administrators',
}

/** What there is to know of a call, in sentences that its row of the table makes true. */
export function describeCall(route: Route): string {
  const { admin, kept, versioned, method, body, more } = route
  const sentences = [
    admin && 'For administrators.',
    more,
    kept &&
      'The same for every visitor: asked again with its ETag in If-None-Match, what has not changed is a 304.',
    versioned && method === 'PUT' && 'With If-Match, refused when another version is the one that is stored.',
    admin && method === 'GET' && 'Each item has its version and the time of its last change.',
    admin && method === 'DELETE' && 'Who deleted it, and when, is in the audit.',
    body && 'A field that is not named here is refused.',
  ]
  return sentences.filter(Boolean).join(' ')
}
