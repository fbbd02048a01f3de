/** What other layers do about a new request, in the transaction that creates it. */
import type { Actor } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import type { DecryptedRequest } from '../legal-aid-requests/decrypted-request.ts'

export interface CreatedRequest {
  decryptedRequest: DecryptedRequest
  /** Who brought it: the website, or an administrator by name. */
  actor: Actor
  /** Where the office is. */
  timeZone: string
}

export type RequestCreatedHandler = (
  em: EntityManager,
  keys: EncryptionKeys,
  created: CreatedRequest,
) => Promise<void>

let handlers: readonly RequestCreatedHandler[] | undefined

/** Said once, by the root of the service: intake knows nobody above it. */
export function onRequestCreated(all: readonly RequestCreatedHandler[]): void {
  handlers = all
}

export const handleRequestCreated: RequestCreatedHandler = async (em, keys, created) => {
  // To go on without them would leave undone what must not be, and nobody would know.
  if (!handlers) throw new Error('The root of the service has set no handlers')
  for (const handle of handlers) await handle(em, keys, created)
}
