/** The mails about an offer. None says what the request is about, or who asked. */
import type { Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { publicUrl } from '../mails/ourValues.ts'
import { postMail } from '../mails/postMail.ts'
import { inWords } from '../moments.ts'
import { theOffice } from '../office/kept-office.ts'
import type { SealingKeys } from '../sealing.ts'
import type { AttorneyOffer } from './attorney-offer.ts'

interface Desk {
  em: EntityManager
  keys: SealingKeys
  settings: Settings
}

/** Asks the attorney. */
export async function mailOffer(
  { em, keys, settings }: Desk,
  request: LegalAidRequest,
  { offer, code, to }: { offer: AttorneyOffer; code: string; to: string },
): Promise<void> {
  const { timeZone } = await theOffice({ em, settings })
  await postMail(em, keys, {
    kind: 'attorneyOffer',
    to,
    values: {
      name: offer.attorney,
      reference: request.reference,
      // Behind the #, so that no server and no log between here and there reads it.
      offerUrl: `${publicUrl(settings)}/get-help/offer#${code}`,
      code,
      endsAt: inWords(offer.endsAt, timeZone),
    },
    about: aboutOf(request),
  })
}

const answers = {
  accepted: 'has accepted',
  refused: 'has refused',
  conflict: 'has a conflict of interest with',
  expired: 'has not answered in time about',
} as const

/** Tells the staff how the attorney answered; why is told in the portal alone. */
export async function mailAnswer(
  { em, keys, settings }: Desk,
  request: LegalAidRequest,
  { attorney, answer }: { attorney: string; answer: keyof typeof answers },
): Promise<void> {
  const { staffEmails } = await theOffice({ em, settings })
  await postMail(em, keys, {
    kind: 'attorneyAnswer',
    to: staffEmails,
    values: { attorney, answer: answers[answer], reference: request.reference },
    about: aboutOf(request),
  })
}

const aboutOf = ({ id, reference }: LegalAidRequest) => ({ item: id, reference })
