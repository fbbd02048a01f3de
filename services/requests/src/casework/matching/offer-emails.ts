/** The emails about an offer. None says what the request is about, or who asked. */
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { formatDateTime } from '../../platform/dates/format-date.ts'
import { publicUrl } from '../../platform/email/emails/office-values.ts'
import { enqueueEmail } from '../../platform/email/enqueue-email.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { getOfficeSettings, type OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import type { ReferralOffer } from './referral-offer.entity.ts'

/** Sends the offer to the attorney. */
export async function sendOfferEmail(
  { em, settings }: OfficeContext,
  request: LegalAidRequest,
  { offer, code, to }: { offer: ReferralOffer; code: string; to: string },
): Promise<void> {
  const { timeZone } = await getOfficeSettings({ em, settings })
  await enqueueEmail(em, getEncryptionKeys({ settings }), {
    kind: 'attorneyOffer',
    to,
    values: {
      // As the staff wrote it on the page of the team.
      name: offer.attorney,
      reference: request.reference,
      // Behind the #, so that no server and no log between here and there reads it.
      offerUrl: `${publicUrl(settings)}/get-help/offer#${code}`,
      code,
      endsAt: formatDateTime(offer.endsAt, timeZone),
    },
    subjectItem: getEmailSubject(request),
  })
}

const answerPhrases = {
  accepted: 'has accepted',
  refused: 'has refused',
  conflict: 'has a conflict of interest with',
  expired: 'has not answered in time about',
} as const

/** Notifies the staff of the answer; the reason is only in the portal. */
export async function sendOfferAnswerEmail(
  { em, settings }: OfficeContext,
  request: LegalAidRequest,
  { attorney, answer }: { attorney: string; answer: keyof typeof answerPhrases },
): Promise<void> {
  const { staffEmails } = await getOfficeSettings({ em, settings })
  await enqueueEmail(em, getEncryptionKeys({ settings }), {
    kind: 'attorneyAnswer',
    to: staffEmails,
    values: { attorney, answer: answerPhrases[answer], reference: request.reference },
    subjectItem: getEmailSubject(request),
  })
}

const getEmailSubject = ({ id, reference }: LegalAidRequest) => ({ item: id, reference })
