/** The context of every resolver. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { Forbidden, NotSignedIn, ServiceUnavailable, SessionRestricted } from '../errors/errors.ts'
import { hasPermission, type Permission, type Role } from '../roles/roles.rules.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** An administrator, by the claims of the token. */
export interface Administrator {
  id: string
  email: string
  name: string
  role: Role
  /** The session that the token belongs to. */
  sid: string
  /** The keyed hash of the address that the request came from, for the audit log. */
  addressHash?: string | null
  /** When they last gave a password or a second factor, in milliseconds; without it never. */
  verifiedAt?: number
  /** What they must do before the session may do anything else. */
  restriction?: SessionRestriction | null
}

/** A session may be for nothing but choosing another password, or enrolling a second factor. */
export type SessionRestriction = 'passwordChange' | 'secondFactorEnrolment'

/** Created for each request. */
export interface Context {
  em: EntityManager
  administrator: Administrator | null
  /** The owner of a restricted session; `administrator` is null then, so that nothing else takes them for one. */
  restrictedAdministrator?: Administrator
  /** Who is signed in by now, asked of auth again and not of a cache. */
  refreshAdministrator?(): Promise<Administrator | null>
  /** The request has a token, and it belongs to no session that stands. */
  hasInvalidToken?: boolean
  /** The auth service does not answer, so that tokens cannot be verified at the moment. */
  isAuthUnavailable?: boolean
  settings: Settings
  log: Log
  /** The IP address of the client, as the gateway forwards it; for rate limits. */
  clientIp: string
  /** The client's User-Agent; '' when there is none. */
  userAgent: string
  /** The token of a device that has signed in before, from its cookie; '' when there is none. */
  deviceToken: string
  /** Sets a header of the response to the client; the gateway passes on those that it knows. */
  setResponseHeader(name: string, value: string): void
  /** The Idempotency-Key of the request; '' when there is none. */
  idempotencyKey: string
  /** Called with every managed item that was created or updated, once that is stored. */
  afterSave?: AfterSave
}

/** What a service does after a save; the answer waits for it, so it should not take longer than a moment. */
export type AfterSave = (item: object, context: Context) => Promise<void>

/** The administrator who sent the request, in any role; throws `NotSignedIn` when there is none. */
export function requireAdministrator(context: Context): Administrator {
  if (context.administrator) return context.administrator
  if (context.isAuthUnavailable) throw new ServiceUnavailable()
  if (context.restrictedAdministrator) throw new SessionRestricted()
  throw new NotSignedIn()
}

/** The same, when their role has the permission; throws `Forbidden` when it has not. */
export function requirePermission(context: Context, permission: Permission): Administrator {
  const administrator = requireAdministrator(context)
  if (!hasPermission(administrator.role, permission)) throw new Forbidden()
  return administrator
}

/** The same, also in a restricted session: for what ends the restriction. */
export function requireSessionOwner(context: Context): Administrator {
  return context.restrictedAdministrator ?? requireAdministrator(context)
}
