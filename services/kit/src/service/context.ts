/** What every resolver is handed. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { NotSignedIn, TooBusy } from '../errors.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** An administrator, as the token names them. */
export interface Administrator {
  id: string
  email: string
  name: string
  /** The session that the token belongs to. */
  sid: string
}

/** Made anew for each request. */
export interface Context {
  em: EntityManager
  administrator: Administrator | null
  /** The service that knows the sessions did not answer, so nobody can be told apart just now. */
  sessionsUnknown?: boolean
  settings: Settings
  log: Log
  /** Who asks, as the gateway tells it; for throttles. */
  address: string
  /** What the asker's browser calls itself, '' where none is told. */
  agent: string
  /** The key by which the asker means to send one thing once, '' without. */
  idempotencyKey: string
}

/** The administrator who asks, or `NotSignedIn`. */
export function administratorsOnly(context: Context): Administrator {
  if (context.administrator) return context.administrator
  if (context.sessionsUnknown) throw new TooBusy()
  throw new NotSignedIn()
}
