/** Tells a colleague once which requests have come to them: by their references, and nothing that is in them. */
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { formatDate } from '../../platform/dates/format-date.ts'
import { enqueueEmail } from '../../platform/email/enqueue-email.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { getOfficeSettings, type OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import type { Absence } from '../staff/absence.entity.ts'
import type { StaffMember } from '../staff/staff-member.ts'

type Requests = readonly Pick<LegalAidRequest, 'reference'>[]

/** Tells a colleague that requests were handed over to them. */
export async function sendHandOverEmail(
  { em, settings }: OfficeContext,
  to: StaffMember,
  { requests, staffName }: { requests: Requests; staffName: string },
): Promise<void> {
  await enqueueEmail(em, getEncryptionKeys({ settings }), {
    kind: 'requestsHandedOver',
    to: to.email,
    values: { name: to.name, staffName, ...describeRequests(requests) },
  })
}

/** Tells a stand-in which requests they cover. */
export async function sendCoverEmail(
  { em, settings }: OfficeContext,
  to: StaffMember,
  { requests, absence }: { requests: Requests; absence: Absence },
): Promise<void> {
  const { timeZone } = await getOfficeSettings({ em, settings })
  await enqueueEmail(em, getEncryptionKeys({ settings }), {
    kind: 'absenceCover',
    to: to.email,
    values: {
      name: to.name,
      staffName: absence.administratorName,
      // The last moment of the last day.
      endsAt: formatDate(new Date(absence.endsAt.getTime() - 1), timeZone),
      ...describeRequests(requests),
    },
  })
}

const describeRequests = (requests: Requests) => ({
  requestCount: requests.length === 1 ? '1 request' : `${requests.length} requests`,
  referenceList: requests
    .map(({ reference }) => reference)
    .toSorted()
    .join('\n'),
})
