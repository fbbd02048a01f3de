/** Who filled in the request for its applicant, and whom to contact, displayed where nobody can miss it. */
import { isolate, Notice } from '@access/kit'
import type { RequestHelperFragment } from './request/opened-request.generated.ts'

export function HelperNotice({
  helper: { name, contact, preferredContact },
}: {
  helper: RequestHelperFragment
}) {
  const isPreferred = preferredContact === 'Helper'
  return (
    <Notice
      tone="sky"
      title={`Filled in by ${isolate(name ?? '')}, contact: ${isPreferred ? 'the helper' : 'the applicant'}`}
    >
      <ul>
        <li>The helper's phone or email: {contact}</li>
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
