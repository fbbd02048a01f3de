/** What auth is told by its environment, beyond what every service is told. */
import type { Settings } from '@access/service-kit'
import { credentials } from './administrators/administrator.rules.ts'
import { type SigningKeys, signingKeys } from './sessions/tokens.ts'

/** The settings of auth, ready for use. */
export interface AuthSettings {
  keys: SigningKeys
  /** How long a session may lie unused, and how long it may last at all, in milliseconds. */
  idle: number
  longest: number
}

const hour = 3_600_000
const known = new WeakMap<Settings, AuthSettings>()

/** Reads them; what is missing, wrong or weak throws a sentence that says what to do, never the value. */
export function authSettings(settings: Settings): AuthSettings {
  const before = known.get(settings)
  if (before) return before
  const { env, production, throttles } = settings
  if (production && !throttles) {
    throw new Error('THROTTLES=off is for tests and benchmarks: it cannot be set with NODE_ENV=production')
  }
  const read = {
    keys: signingKeys(env.AUTH_SIGNING_KEY),
    idle: hours(env, 'SESSION_IDLE_HOURS', 8),
    longest: hours(env, 'SESSION_MAX_HOURS', 24),
  }
  known.set(settings, read)
  return read
}

/** Who is to be the first administrator. */
export function firstAdministrator({ env, production }: Settings): { email: string; password: string } {
  const advice = 'There is no administrator yet'
  const given = credentials.safeParse({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  if (!given.success) {
    throw new Error(`${advice}: set ADMIN_EMAIL, and ADMIN_PASSWORD to at most 256 bytes, and start again`)
  }
  if (production && given.data.password.length < 12) {
    throw new Error(`${advice}: with NODE_ENV=production, ADMIN_PASSWORD must have 12 characters or more`)
  }
  return given.data
}

function hours(env: Settings['env'], name: string, otherwise: number): number {
  const value = env[name] ? Number(env[name]) : otherwise
  if (!(value > 0 && value <= 24 * 365)) throw new Error(`${name} must be a number of hours`)
  return value * hour
}
