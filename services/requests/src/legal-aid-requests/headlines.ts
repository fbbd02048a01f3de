/** What the inbox shows of requests: nothing that is sealed is opened for it. */
import { administratorsOnly, type Context, isUuid } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LegalAidRequest } from './legal-aid-request.ts'

type Count = { request_id: string; count: string }

/** The requests, with how many papers each has and how many messages nobody has read yet. */
export async function headlines(em: EntityManager, requests: LegalAidRequest[]): Promise<LegalAidRequest[]> {
  const ids = requests.map(({ id }) => id)
  const documents = await countedBy(
    em,
    ids,
    'select request_id, count(*) from document where request_id = any(?::uuid[]) group by 1',
  )
  const unread = await countedBy(
    em,
    ids,
    `select request_id, count(*) from request_message message
      join legal_aid_request request on request.id = message.request_id
      where request_id = any(?::uuid[]) and "from" = 'applicant' and at > coalesce(looked_at, '-infinity')
      group by 1`,
  )
  return requests.map((request) =>
    Object.assign(request, {
      documentCount: documents.get(request.id) ?? 0,
      unread: unread.get(request.id) ?? 0,
    }),
  )
}

/** The request that another service refers to, for administrators. */
export async function headlineFor(id: string, context: Context): Promise<LegalAidRequest | null> {
  administratorsOnly(context)
  const request = isUuid(id) ? await context.em.findOne(LegalAidRequest, { id }) : null
  return request && ((await headlines(context.em, [request]))[0] ?? null)
}

async function countedBy(em: EntityManager, ids: string[], query: string): Promise<Map<string, number>> {
  const rows: Count[] = await em.execute(query, [`{${ids.join(',')}}`])
  return new Map(rows.map(({ request_id, count }) => [request_id, Number(count)]))
}
