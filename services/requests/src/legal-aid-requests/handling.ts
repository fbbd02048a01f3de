/** An administrator does something to one request; what was done, and what is to be seen then, is one transaction. */
import { administratorsOnly, type Context, isUuid, NotFound, record } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { LegalAidRequest, noun } from './legal-aid-request.ts'
import { type OpenedRequest, openedRequest } from './opened-request.ts'

/** Does something to a request that nobody else changes meanwhile, and says how the audit calls it. */
type Handling = (em: EntityManager, request: LegalAidRequest) => string | Promise<string>

/** The request as it is then; `NotFound` where there is none. */
export async function handledOrMissing(
  context: Context,
  id: string,
  handle: Handling,
): Promise<OpenedRequest> {
  const request = await handled(context, id, handle)
  if (!request) throw new NotFound(noun, id)
  return request
}

/** The request as it is then; null where there is none. */
export async function handled(context: Context, id: string, handle: Handling): Promise<OpenedRequest | null> {
  const { name: who } = administratorsOnly(context)
  if (!isUuid(id)) return null
  return context.em.transactional(async (em) => {
    const request = await em.findOne(LegalAidRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!request) return null
    const action = await handle(em, request)
    record(em, { who, action, noun, itemId: id, title: request.reference })
    // What is done now belongs to what is read now.
    await em.flush()
    return openedRequest(em, context, request)
  })
}
