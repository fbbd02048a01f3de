/** How the applicant can be contacted safely, displayed where nobody can miss it. */
import { Notice } from '@access/kit'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'
import { type ContactDetails, listGivenWays, unsaidMessage } from './request/safe-contact.ts'

export function SafeContactMethods({ details }: { details: ContactDetails }) {
  const { additionalDetails, hasNoSafeEmail, hasNoSafePhone } = details
  const hasNoSafeAddress = hasNoSafeEmail && hasNoSafePhone
  return (
    <>
      {hasNoSafeAddress && (
        <Notice tone="clay" title="No safe email or phone">
          <p>Write under Messages: the applicant reads it on the status page, and nowhere else.</p>
        </Notice>
      )}
      {additionalDetails && hasContactDetails(additionalDetails) ? (
        <GivenMethods additionalDetails={additionalDetails} />
      ) : (
        !hasNoSafeAddress && <UnnamedMethods ways={listGivenWays(details)} />
      )}
    </>
  )
}

/** Nothing was said about safety, but that an address may be left out that is not safe. */
function UnnamedMethods({ ways }: { ways: string[] }) {
  return (
    <Notice
      tone="amber"
      title={ways.length > 1 ? `Contact by ${ways.join(' or ')}, with care` : `Contact only by ${ways[0]}`}
    >
      {ways.length > 1 && <p>{unsaidMessage}</p>}
      <p>Leave no message, and do not say where you are calling from until you know who has answered.</p>
    </Notice>
  )
}

type AdditionalDetails = NonNullable<RequestDetailsFragment['additionalDetails']>

const hasContactDetails = ({ safeContactMethods, safeContactHours, leaveMessage }: AdditionalDetails) =>
  Boolean(safeContactMethods?.length || safeContactHours) || leaveMessage !== null

function GivenMethods({ additionalDetails }: { additionalDetails: AdditionalDetails }) {
  const methods = additionalDetails.safeContactMethods ?? []
  return (
    <Notice
      tone="clay"
      title={methods.length > 0 ? `Contact only by: ${methods.join(', ')}` : 'Contact with care'}
    >
      <ul>
        {additionalDetails.safeContactHours && <li>Safe hours: {additionalDetails.safeContactHours}</li>}
        <li>{formatLeaveMessage(additionalDetails.leaveMessage ?? null)}</li>
        <li>Do not say where you are calling from until you know who has answered.</li>
      </ul>
    </Notice>
  )
}

function formatLeaveMessage(isAllowed: boolean | null): string {
  if (isAllowed === null) return 'Permission to leave a message was not given: leave none.'
  return isAllowed ? 'We may leave a message.' : 'Leave no message. Hang up when someone else answers.'
}
