/** A request offered to an attorney: by a link that only they have, to be answered once. */
import { createHash, randomBytes } from 'node:crypto'
import { Instant, Item, Property, Table, Text } from '@access/service-kit'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { openUnder, sealUnder } from '../sealing.ts'
import type { Attorney } from './attorney.ts'

/** How long an attorney has to answer: 5 days. */
const goodFor = 5 * 86_400_000

/** How an offer came to its end. */
export type Outcome = 'accepted' | 'refused' | 'conflict' | 'taken_back' | 'moved_on' | 'expired'

/** What is said about the applicant is sealed under the request's key, so that it goes when that goes. */
@Table('attorney_offer')
export class AttorneyOffer extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Property({ type: 'uuid', index: true }) attorneyId!: string
  @Text() attorney!: string
  @Text() offeredBy!: string
  @Instant() offeredAt!: Date
  @Instant() endsAt!: Date
  /** Of the secret in the link, which is kept nowhere. */
  @Text({ unique: true }) linkMark!: string
  /** When the attorney said that they have no conflict; before, nothing but names is shown. */
  @Instant({ optional: true }) clearedAt: Date | null = null
  @Text({ optional: true }) outcome: Outcome | null = null
  @Instant({ optional: true }) endedAt: Date | null = null
  @Text() sealedSummary!: string
  @Text({ optional: true }) sealedReason: string | null = null
}

/** An offer that begins now, and the secret of its link. */
export function newOffer(
  request: LegalAidRequest,
  dataKey: Buffer,
  { attorney, offeredBy, summary }: { attorney: Attorney; offeredBy: string; summary: string },
): { offer: AttorneyOffer; code: string } {
  const code = randomBytes(24).toString('base64url')
  const made = new AttorneyOffer()
  const offeredAt = new Date()
  const offer = Object.assign(made, {
    requestId: request.id,
    attorneyId: attorney.id,
    attorney: attorney.name,
    offeredBy,
    offeredAt,
    endsAt: new Date(offeredAt.getTime() + goodFor),
    linkMark: linkMarkOf(code),
    sealedSummary: sealUnder(dataKey, `summary of offer ${made.id}`, summary),
  })
  return { offer, code }
}

/** Not made with our keys: nobody guesses so long a secret, and a change of keys must end no offer. */
export const linkMarkOf = (code: string) => createHash('sha256').update(code).digest('hex')

/** What the office wrote for the attorney. */
export const summaryOf = (offer: AttorneyOffer, dataKey: Buffer) =>
  openUnder<string>(dataKey, `summary of offer ${offer.id}`, offer.sealedSummary)

/** Why the attorney refused; null where they did not say. */
export const reasonOf = ({ id, sealedReason }: AttorneyOffer, dataKey: Buffer) =>
  sealedReason === null ? null : openUnder<string>(dataKey, `reason of offer ${id}`, sealedReason)

/** Ends an offer. */
export const end = (offer: AttorneyOffer, outcome: Outcome, at: Date): void =>
  void Object.assign(offer, { outcome, endedAt: at })

/** Keeps why the attorney refused. */
export function giveReason(offer: AttorneyOffer, dataKey: Buffer, reason: string): void {
  offer.sealedReason = sealUnder(dataKey, `reason of offer ${offer.id}`, reason)
}

/** How it stands: it is over once it is answered or taken back, once the request has moved, and after five days. */
export type OfferState = 'open' | Outcome

/** Worked out, so that whatever moves a request need know nothing of offers. */
export function stateOf(
  { outcome, offeredAt, endsAt }: Pick<AttorneyOffer, 'outcome' | 'offeredAt' | 'endsAt'>,
  { movedAt }: Pick<LegalAidRequest, 'movedAt'>,
  now = new Date(),
): OfferState {
  if (outcome) return outcome
  if (movedAt > offeredAt) return endsAt < movedAt ? 'expired' : 'moved_on'
  return endsAt > now ? 'open' : 'expired'
}
