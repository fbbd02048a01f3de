/** What other layers erase with a request, in the same transaction. */
import type { EntityManager } from '@mikro-orm/postgresql'

export type RequestErasedHandler = (em: EntityManager, requestId: string) => Promise<void>

let handlers: readonly RequestErasedHandler[] = []

/** Said once, by the root of the service: the applicant's layer knows nobody above it. */
export function onRequestErased(all: readonly RequestErasedHandler[]): void {
  handlers = all
}

export const handleRequestErased: RequestErasedHandler = async (em, requestId) => {
  for (const handle of handlers) await handle(em, requestId)
}
