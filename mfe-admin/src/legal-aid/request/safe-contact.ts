/** How an applicant can be contacted, in a few words. The status page tells the applicant the same. */
import { notProvided } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import type { RequestDetailsFragment } from './opened-request.generated.ts'

export type ContactDetails = Pick<
  RequestDetailsFragment,
  'additionalDetails' | 'hasNoSafeEmail' | 'hasNoSafePhone' | 'phone'
>

/** What is said where nobody has said which of the ways is safe. */
export const unsaidMessage = 'The applicant has not said which way is safe.'

export function describeSafeContact(details: ContactDetails): string {
  const { hasNoSafeEmail, hasNoSafePhone } = details
  if (hasNoSafeEmail && hasNoSafePhone) return 'On the status page alone'
  const methods = details.additionalDetails?.safeContactMethods ?? []
  if (methods.length > 0) return `Only by ${methods.join(', ').toLowerCase()}`
  const ways = listGivenWays(details)
  return ways.length > 1 ? `By ${ways.join(' or ')}. ${unsaidMessage}` : `Only by ${ways[0]}`
}

/** What the applicant gave and did not call unsafe: `email`, `phone`. */
export const listGivenWays = ({ hasNoSafeEmail, hasNoSafePhone, phone }: ContactDetails): string[] => [
  ...(hasNoSafeEmail ? [] : ['email']),
  // A request that was made of a contact message may have no phone.
  ...(hasNoSafePhone || phone === notProvided ? [] : ['phone']),
]

/** Whether a colleague may call: where ways were given, the phone is one of them. */
export function isCallSafe({ additionalDetails, hasNoSafePhone }: ContactDetails): boolean {
  const methods = additionalDetails?.safeContactMethods ?? []
  return !hasNoSafePhone && (methods.length === 0 || methods.includes('Phone'))
}
