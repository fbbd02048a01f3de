/** What an attorney does about an offer: reads it, and answers once. Each is recorded, and only a press does it. */
import {
  type Administrator,
  type Context,
  EditConflict,
  Item,
  isUuid,
  NotFound,
  recordAttempt,
  ServiceUnavailable,
  Table,
  Text,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { enqueueStatusUpdate } from '../../intake/legal-aid-requests/request-emails.ts'
import { setStatus } from '../../intake/legal-aid-requests/set-status.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { computeBlindIndex, DecryptionError } from '../../platform/encryption/encryption.ts'
import { refreshOfficeSettings } from '../../platform/office/refresh-office-settings.ts'
import { lockRequest } from '../access/legal-aid-request.policy.ts'
import { getParties } from '../conflicts/parties.ts'
import { notifyAssignee } from '../notifications/notify-assignee.ts'
import { setAssignee } from '../queue/assignment.ts'
import { recordFinalChange } from '../undo/undoable-change.ts'
import { listAttorneys } from './attorney.ts'
import { getReceivedOffer, isCleared, type ReceivedOffer } from './case-summary.ts'
import { sendOfferAnswerEmail } from './offer-emails.ts'
import {
  closeOffer,
  getOfferState,
  hashLinkCode,
  ReferralOffer,
  setOfferReason,
} from './referral-offer.entity.ts'

/** An open offer, for its attorney; the request is locked. */
interface OfferContext {
  em: EntityManager
  context: Context
  decryptedRequest: DecryptedRequest
  offer: ReferralOffer
  /** The attorney's account, when they have signed in; null for the holder of a link. */
  account: Administrator | null
}

export type OfferAction = (offerContext: OfferContext) => void | Promise<void>

/** Looks at it: the names first, the brief once there is no conflict. */
export const recordOfferRead: OfferAction = async (offerContext) =>
  recordOfferEvent(
    offerContext,
    (await isCleared(offerContext.em, offerContext.offer)) ? 'read the brief' : 'read the names',
  )

/** Says whether there is a conflict; an attorney who has one refuses the request by saying so. */
export const declareConflict =
  (hasConflict: boolean): OfferAction =>
  async (offerContext) => {
    if (hasConflict) return rejectOffer(offerContext, 'conflict')
    // Rejects while a name cannot be read: nobody can check it.
    await getParties(offerContext.em, offerContext.decryptedRequest)
    offerContext.offer.clearedAt = new Date()
    recordOfferEvent(offerContext, 'read the brief')
  }

/** Accepts or refuses the request, perhaps with a reason. It does nothing before the conflict check. */
export const answerOffer =
  (accepts: boolean, reason: string | null | undefined): OfferAction =>
  async (offerContext) => {
    const { em, offer, decryptedRequest } = offerContext
    if (!(await isCleared(em, offer))) return
    if (accepts) return acceptOffer(offerContext)
    if (reason) setOfferReason(offer, decryptedRequest.dataKey, reason)
    await rejectOffer(offerContext, 'refused')
  }

async function acceptOffer(offerContext: OfferContext) {
  const { em, decryptedRequest, offer, account } = offerContext
  const { request } = decryptedRequest
  const now = new Date()
  closeOffer(offer, 'accepted', now)
  setStatus(request, 'matched', now)
  recordOfferEvent(offerContext, 'accepted')
  // Before it is the attorney who works on it.
  await notifyStaff(offerContext, 'accepted')
  if (account) {
    // Given by the person who has it, so that the attorney need not say why they open it.
    setAssignee(request, account, request.assigneeId ?? account.id)
    recordFinalChange(request)
    recordOfferEvent(offerContext, `assigned to ${account.name}`)
  }
  await enqueueStatusUpdate(em, decryptedRequest)
}

async function rejectOffer(offerContext: OfferContext, outcome: 'refused' | 'conflict') {
  closeOffer(offerContext.offer, outcome, new Date())
  recordOfferEvent(offerContext, outcome === 'conflict' ? 'has a conflict' : 'refused')
  await notifyStaff(offerContext, outcome)
}

async function notifyStaff(
  { em, context, decryptedRequest: { request }, offer }: OfferContext,
  answer: 'accepted' | 'refused' | 'conflict',
) {
  const { attorney } = offer
  await sendOfferAnswerEmail({ em, settings: context.settings }, request, { attorney, answer })
  await notifyAssignee(em, request, 'offerAnswer', { id: null, name: attorney })
}

/** Does what the holder of a link wants done, and shows how it stands then. */
export async function runOfferActionByLink(
  context: Context,
  code: string,
  action: OfferAction,
): Promise<ReceivedOffer> {
  await assertOfferRateLimit(context)
  return runOfferAction(context, { where: { linkHash: hashLinkCode(code) }, account: null }, action)
}

/**
 * Does what an attorney wants done, if the offer is open, and shows how it stands then. One that was answered says so;
 * of one that has ended otherwise, or never was, there is nothing to say but `NotFound`; and to who has left the team.
 * `EditConflict`, and nothing done, where it takes what cannot be decrypted.
 */
export async function runOfferAction(
  context: Context,
  { where, account }: { where: Partial<ReferralOffer>; account: Administrator | null },
  action: OfferAction,
): Promise<ReceivedOffer> {
  // Before the transaction, which must not wait for another service.
  await refreshOfficeSettings(context)
  if (where.id !== undefined && !isUuid(where.id)) throw new NotFound('offer')
  const storedOffer = await context.em.fork().findOne(ReferralOffer, where)
  if (!storedOffer) throw new NotFound('offer')
  // An account is asked for its role with every call; a link outlives the days of its attorney here.
  if (!account) await assertWorksHere(context, storedOffer)
  const run = context.em.transactional(async (em) => {
    const request = await lockRequest(em, storedOffer.requestId)
    const offer = await em.findOne(ReferralOffer, { id: storedOffer.id })
    if (!request || !offer) throw new NotFound('offer')
    const state = getOfferState(offer, request)
    const decryptedRequest = new DecryptedRequest(getEncryptionKeys(context), request)
    if (state === 'open') await action({ em, context, decryptedRequest, offer, account })
    else if (!answeredStates.has(state)) throw new NotFound('offer')
    return getReceivedOffer(em, decryptedRequest, offer)
  })
  return run.catch((error: unknown) => {
    if (!(error instanceof DecryptionError)) throw error
    context.log.error({ request: storedOffer.requestId, reason: error.message }, 'an offer cannot be read')
    throw new EditConflict(
      'Part of this request cannot be read at the moment, so the offer cannot be opened or answered. Please call our office.',
    )
  })
}

async function assertWorksHere(context: Context, { attorneyId }: ReferralOffer): Promise<void> {
  const attorneys = await listAttorneys(context)
  if (!attorneys) throw new ServiceUnavailable(5)
  if (!attorneys.some(({ id }) => id === attorneyId)) throw new NotFound('offer')
}

const answeredStates: ReadonlySet<string> = new Set(['accepted', 'refused', 'conflict'])

function recordOfferEvent(
  { em, decryptedRequest: { request }, offer, account }: OfferContext,
  action: string,
) {
  recordRequestEvent(em, request, account ?? { id: null, name: offer.attorney }, action)
}

/** One attempt to open an offer; its sender is a blind index. */
@Table('offer_attempt')
export class OfferAttempt extends Item {
  @Text({ isIndexed: true }) sender!: string
}

/** Reading and answering takes three; anyone who goes back and forth has some left. */
const offerRateLimit = { max: 20, windowMs: 60_000, message: 'Too many tries. Wait a minute and try again' }

/** `TooMany` from the 21st within a minute from one address on, rightly or wrongly. */
async function assertOfferRateLimit(context: Context): Promise<void> {
  const { em, clientIp, settings } = context
  if (!clientIp || !settings.hasRateLimits) return
  const sender = computeBlindIndex(getEncryptionKeys(context), `offer from ${clientIp}`)
  await recordAttempt(em, Object.assign(new OfferAttempt(), { sender }), [
    { where: { sender }, key: sender, limit: offerRateLimit },
  ])
}
