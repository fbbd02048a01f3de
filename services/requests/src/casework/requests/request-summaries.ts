/** Summaries of requests for lists: nothing is decrypted for them. */
import { type Context, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { findVisibleRequest } from '../access/legal-aid-request.policy.ts'

type Counts = Required<Pick<LegalAidRequest, 'id' | 'documentCount' | 'unreadCount'>>

const countsSql = `select id,
  (select count(*)::int from document where request_id = request.id) as "documentCount",
  (select count(*)::int from request_message where request_id = request.id
    and sender = 'applicant' and sent_at > coalesce(last_viewed_at, '-infinity')) as "unreadCount"
  from legal_aid_request request where id = any(?::uuid[])`

/** The requests, with how many documents each has and how many messages nobody has read yet. */
export async function summarizeRequests(
  em: EntityManager,
  requests: LegalAidRequest[],
): Promise<LegalAidRequest[]> {
  const rows: Counts[] = await em.execute(countsSql, [`{${requests.map(({ id }) => id).join(',')}}`])
  const counts = new Map(rows.map(({ id, ...rest }) => [id, rest]))
  return requests.map((request) => Object.assign(request, counts.get(request.id)))
}

/** The request that another service refers to, where the caller may see it. */
export async function getRequestSummary(id: string, context: Context): Promise<LegalAidRequest | null> {
  const { em } = context
  const request = await findVisibleRequest(em, requireAdministrator(context), id)
  return request && ((await summarizeRequests(em, [request]))[0] ?? null)
}
