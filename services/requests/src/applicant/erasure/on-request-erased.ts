/** What other layers erase with a request, in the same transaction. */
import type { EntityManager } from '@mikro-orm/postgresql'

export type RequestErasedHandler = (em: EntityManager, requestId: string) => Promise<void>

let handlers: readonly RequestErasedHandler[] | undefined

/** Said once, by the root of the service: the applicant's layer knows nobody above it. */
export function onRequestErased(all: readonly RequestErasedHandler[]): void {
  handlers = all
}

export const handleRequestErased: RequestErasedHandler = async (em, requestId) => {
  // To go on without them would leave undone what must not be, and nobody would know.
  if (!handlers) throw new Error('The root of the service has set no handlers')
  for (const handle of handlers) await handle(em, requestId)
}
