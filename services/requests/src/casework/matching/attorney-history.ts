/** What has happened with attorneys so far: their open matters, and their answer about a request. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { AttorneyHistory } from './rank-attorneys.ts'
import { ReferralOffer } from './referral-offer.entity.ts'

/** The open matters of attorneys, pending offers included; `?` is now. */
const openMatters = `referral_offer offer
  join legal_aid_request request on request.id = offer.request_id
  where ((outcome = 'accepted' and request.status = 'matched' and request.status_changed_at = ended_at)
    or (outcome is null and ends_at > ? and request.status_changed_at <= offered_at))`

const openMattersQuery = `select attorney_id, count(*) from ${openMatters} group by 1`

/** How many open matters these attorneys have together, pending offers included. */
export async function countOpenMatters(
  em: EntityManager,
  attorneyIds: readonly string[],
  now = new Date(),
): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${openMatters}
      and attorney_id::text in (select json_array_elements_text(?::json))`,
    [now, JSON.stringify(attorneyIds)],
  )
  return row!.count
}

/** All of them by one query; returned is the lookup by the attorney's id. */
export async function getAttorneyHistories(
  em: EntityManager,
  { id }: LegalAidRequest,
  now = new Date(),
): Promise<(attorneyId: string) => AttorneyHistory> {
  const rows: { attorney_id: string; count: string }[] = await em.execute(openMattersQuery, [now])
  const open = new Map(rows.map(({ attorney_id, count }) => [attorney_id, Number(count)]))
  const offers = await em.find(ReferralOffer, { requestId: id, outcome: { $in: ['refused', 'conflict'] } })
  // A conflict does not pass; of two answers it is the one to know.
  const conflicts = new Set(offers.filter(({ outcome }) => outcome === 'conflict').map(getAttorneyId))
  const decliningAttorneys = new Set(offers.map(getAttorneyId))
  return (attorneyId) => ({
    openMatters: open.get(attorneyId) ?? 0,
    previousAnswer: conflicts.has(attorneyId)
      ? 'conflict'
      : decliningAttorneys.has(attorneyId)
        ? 'refused'
        : null,
  })
}

const getAttorneyId = ({ attorneyId }: ReferralOffer) => attorneyId

/** The attorney who accepted the request, if that is how it was matched. */
export function getMatchedAttorney(
  { status, statusChangedAt }: Pick<LegalAidRequest, 'status' | 'statusChangedAt'>,
  offers: readonly Pick<ReferralOffer, 'attorney' | 'outcome' | 'endedAt'>[],
): string | null {
  if (status !== 'matched') return null
  const accepted = offers.find(
    ({ outcome, endedAt }) => outcome === 'accepted' && endedAt?.getTime() === statusChangedAt.getTime(),
  )
  return accepted?.attorney ?? null
}
