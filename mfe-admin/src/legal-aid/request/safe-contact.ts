/** How an applicant can be contacted, in a few words. */
import type { RequestDetailsFragment } from './opened-request.generated.ts'

export type ContactDetails = Pick<
  RequestDetailsFragment,
  'additionalDetails' | 'hasNoSafeEmail' | 'hasNoSafePhone'
>

export function describeSafeContact({
  additionalDetails,
  hasNoSafeEmail,
  hasNoSafePhone,
}: ContactDetails): string {
  if (hasNoSafeEmail && hasNoSafePhone) return 'On the status page alone'
  const methods = additionalDetails?.safeContactMethods ?? []
  if (methods.length > 0) return `Only by ${methods.join(', ').toLowerCase()}`
  return 'Contact with care: no safe way was given'
}

/** Whether a colleague may call: where ways were given, the phone is one of them. */
export function isCallSafe({ additionalDetails, hasNoSafePhone }: ContactDetails): boolean {
  const methods = additionalDetails?.safeContactMethods ?? []
  return !hasNoSafePhone && (methods.length === 0 || methods.includes('Phone'))
}
