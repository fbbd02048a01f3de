/** Summaries of requests for lists: nothing is decrypted for them. */
import { type Context, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { findVisibleRequest } from '../access/legal-aid-request.policy.ts'

type Count = { request_id: string; count: string }

/** The requests, with how many documents each has and how many messages nobody has read yet. */
export async function summarizeRequests(
  em: EntityManager,
  requests: LegalAidRequest[],
): Promise<LegalAidRequest[]> {
  const ids = requests.map(({ id }) => id)
  const documents = await countByRequest(
    em,
    ids,
    'select request_id, count(*) from document where request_id = any(?::uuid[]) group by 1',
  )
  const unreadCounts = await countByRequest(
    em,
    ids,
    `select request_id, count(*) from request_message message
      join legal_aid_request request on request.id = message.request_id
      where request_id = any(?::uuid[]) and sender = 'applicant' and sent_at > coalesce(last_viewed_at, '-infinity')
      group by 1`,
  )
  return requests.map((request) =>
    Object.assign(request, {
      documentCount: documents.get(request.id) ?? 0,
      unreadCount: unreadCounts.get(request.id) ?? 0,
    }),
  )
}

/** The request that another service refers to, where the caller may see it. */
export async function getRequestSummary(id: string, context: Context): Promise<LegalAidRequest | null> {
  const { em } = context
  const request = await findVisibleRequest(em, requireAdministrator(context), id)
  return request && ((await summarizeRequests(em, [request]))[0] ?? null)
}

async function countByRequest(em: EntityManager, ids: string[], query: string): Promise<Map<string, number>> {
  const rows: Count[] = await em.execute(query, [`{${ids.join(',')}}`])
  return new Map(rows.map(({ request_id, count }) => [request_id, Number(count)]))
}
