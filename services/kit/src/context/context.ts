/** The context of every resolver. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { NotSignedIn, ServiceUnavailable } from '../errors/errors.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** An administrator, by the claims of the token. */
export interface Administrator {
  id: string
  email: string
  name: string
  /** The session that the token belongs to. */
  sid: string
}

/** Created for each request. */
export interface Context {
  em: EntityManager
  administrator: Administrator | null
  /** The auth service does not answer, so that tokens cannot be verified at the moment. */
  isAuthUnavailable?: boolean
  settings: Settings
  log: Log
  /** The IP address of the client, as the gateway forwards it; for rate limits. */
  clientIp: string
  /** The client's User-Agent; '' when there is none. */
  userAgent: string
  /** The Idempotency-Key of the request; '' when there is none. */
  idempotencyKey: string
}

/** The administrator who sent the request; throws `NotSignedIn` when there is none. */
export function requireAdministrator(context: Context): Administrator {
  if (context.administrator) return context.administrator
  if (context.isAuthUnavailable) throw new ServiceUnavailable()
  throw new NotSignedIn()
}
