/** What has happened with attorneys so far: what they have now, and how they answered about a request. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { AttorneyOffer } from './attorney-offer.ts'
import type { Past } from './rank.ts'

/** How many requests each attorney has taken on and not finished, or is being asked about. */
const openNow = `
  select attorney_id, count(*) from attorney_offer offer
  join legal_aid_request request on request.id = offer.request_id
  where (outcome = 'accepted' and request.status = 'matched' and request.moved_at = ended_at)
    or (outcome is null and ends_at > ? and request.moved_at <= offered_at)
  group by 1`

/** Looks all of it up at once; what is returned tells it by the attorney's id. */
export async function pastAbout(
  em: EntityManager,
  { id }: LegalAidRequest,
  now = new Date(),
): Promise<(attorneyId: string) => Past> {
  const rows: { attorney_id: string; count: string }[] = await em.execute(openNow, [now])
  const open = new Map(rows.map(({ attorney_id, count }) => [attorney_id, Number(count)]))
  const offers = await em.find(AttorneyOffer, { requestId: id, outcome: { $in: ['refused', 'conflict'] } })
  // A conflict does not pass; of two answers it is the one to know.
  const conflicts = new Set(offers.filter(({ outcome }) => outcome === 'conflict').map(attorneyIdOf))
  const refusals = new Set(offers.map(attorneyIdOf))
  return (attorneyId) => ({
    open: open.get(attorneyId) ?? 0,
    answered: conflicts.has(attorneyId) ? 'conflict' : refusals.has(attorneyId) ? 'refused' : null,
  })
}

const attorneyIdOf = ({ attorneyId }: AttorneyOffer) => attorneyId

/** Who has taken the request on, if that is how it was matched. */
export function attorneyOf(
  { status, movedAt }: Pick<LegalAidRequest, 'status' | 'movedAt'>,
  offers: readonly Pick<AttorneyOffer, 'attorney' | 'outcome' | 'endedAt'>[],
): string | null {
  if (status !== 'matched') return null
  const accepted = offers.find(
    ({ outcome, endedAt }) => outcome === 'accepted' && endedAt?.getTime() === movedAt.getTime(),
  )
  return accepted?.attorney ?? null
}
