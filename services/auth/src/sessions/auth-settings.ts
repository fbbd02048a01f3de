/** The settings of auth, besides those of every service. */
import type { Settings } from '@access/service-kit'
import { credentials } from '../administrators/administrator.rules.ts'
import { parseSigningKeys, type SigningKeys } from './signing-keys.ts'

/** The parsed settings of auth. */
export interface AuthSettings {
  keys: SigningKeys
  /** The idle timeout and the maximum lifetime of a session, in milliseconds. */
  idleTimeoutMs: number
  maxLifetimeMs: number
}

const hourMs = 3_600_000
const cachedSettings = new WeakMap<Settings, AuthSettings>()

/** Reads the settings; a missing, invalid or weak one throws a message on what to do, never with the value. */
export function getAuthSettings(settings: Settings): AuthSettings {
  const cached = cachedSettings.get(settings)
  if (cached) return cached
  const { env, isProduction, hasRateLimits } = settings
  if (isProduction && !hasRateLimits) {
    throw new Error('THROTTLES=off is for tests and benchmarks: it cannot be set with NODE_ENV=production')
  }
  const parsedSettings = {
    keys: parseSigningKeys(env.AUTH_SIGNING_KEY),
    idleTimeoutMs: readHours(env, 'SESSION_IDLE_HOURS', 8),
    maxLifetimeMs: readHours(env, 'SESSION_MAX_HOURS', 24),
  }
  cachedSettings.set(settings, parsedSettings)
  return parsedSettings
}

/** The first administrator, from the environment. */
export function readFirstAdministrator({ env, isProduction }: Settings): { email: string; password: string } {
  const advice = 'There is no administrator yet'
  const parsed = credentials.safeParse({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  if (!parsed.success) {
    throw new Error(`${advice}: set ADMIN_EMAIL, and ADMIN_PASSWORD to at most 256 bytes, and start again`)
  }
  if (isProduction && parsed.data.password.length < 12) {
    throw new Error(`${advice}: with NODE_ENV=production, ADMIN_PASSWORD must have 12 characters or more`)
  }
  return parsed.data
}

function readHours(env: Settings['env'], name: string, defaultHours: number): number {
  const value = env[name] ? Number(env[name]) : defaultHours
  if (!(value > 0 && value <= 24 * 365)) throw new Error(`${name} must be a number of hours`)
  return value * hourMs
}
