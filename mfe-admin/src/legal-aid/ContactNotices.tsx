/** Who filled in the request, and how the applicant can be contacted safely, displayed where nobody can miss it. */
import { isolate, Notice } from '@access/kit'
import type { RequestDetailsFragment, RequestHelperFragment } from './request/opened-request.generated.ts'
import { useRequest } from './request/request-context.ts'
import { listGivenWays, unsaidMessage } from './request/safe-contact.ts'

export function ContactNotices() {
  const { details } = useRequest()
  const { helper, additionalDetails, hasNoSafeEmail, hasNoSafePhone } = details
  const hasNoSafeAddress = hasNoSafeEmail && hasNoSafePhone
  return (
    <>
      {helper && <HelperNotice helper={helper} />}
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

const permissions: Record<string, string> = {
  Yes: 'The applicant knows and agrees.',
  'Not yet': 'The applicant does not know yet.',
  'Not able': 'The applicant cannot decide it themselves.',
}

function HelperNotice({ helper }: { helper: RequestHelperFragment }) {
  const { name, contact, preferredContact, relation, permission } = helper
  const isPreferred = preferredContact === 'Helper'
  return (
    <Notice
      tone="sky"
      title={`Filled in by ${isolate(name ?? '')}, contact: ${isPreferred ? 'the helper' : 'the applicant'}`}
    >
      <ul>
        <li>The helper's phone or email: {contact}</li>
        {relation && <li>How they know the applicant: {relation}</li>}
        {permission && <li>{permissions[permission]}</li>}
        <li>
          {isPreferred
            ? 'Ask the helper to have the applicant get in touch.'
            : 'Contact the helper only about mistakes in the form.'}{' '}
          Say nothing of the case, unless the applicant has agreed.
        </li>
      </ul>
    </Notice>
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

const hasContactDetails = (details: AdditionalDetails) =>
  Boolean(details.safeContactMethods?.length || details.safeContactHours || details.callBackWindow) ||
  details.leaveMessage !== null ||
  details.sayWhoIsCalling !== null

function GivenMethods({ additionalDetails }: { additionalDetails: AdditionalDetails }) {
  const methods = additionalDetails.safeContactMethods ?? []
  return (
    <Notice
      tone="clay"
      title={methods.length > 0 ? `Contact only by: ${methods.join(', ')}` : 'Contact with care'}
    >
      <ul>
        {additionalDetails.safeContactHours && <li>Safe hours: {additionalDetails.safeContactHours}</li>}
        {additionalDetails.callBackWindow && <li>Call back: {additionalDetails.callBackWindow}</li>}
        <li>{formatLeaveMessage(additionalDetails.leaveMessage ?? null)}</li>
        <li>
          {additionalDetails.sayWhoIsCalling
            ? 'We may say who is calling.'
            : 'Do not say where you are calling from until you know who has answered.'}
        </li>
        {additionalDetails.postalAddress && (
          <li>Post to: {additionalDetails.postalAddress.replaceAll('\n', ', ')}</li>
        )}
      </ul>
    </Notice>
  )
}

function formatLeaveMessage(isAllowed: boolean | null): string {
  if (isAllowed === null) return 'Permission to leave a message was not given: leave none.'
  return isAllowed ? 'We may leave a message.' : 'Leave no message. Hang up when someone else answers.'
}
