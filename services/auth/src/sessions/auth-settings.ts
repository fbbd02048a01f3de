/** The settings of auth, besides those of every service. */
import type { Settings } from '@access/service-kit'
import { credentials } from '../administrators/administrator.rules.ts'
import type { RelyingParty } from '../second-factors/passkeys.ts'
import { deriveSecretKey } from '../second-factors/totp.ts'
import { parseSigningKeys, type SigningKeys } from './signing-keys.ts'

/** The parsed settings of auth. */
export interface AuthSettings {
  keys: SigningKeys
  /** Encrypts the secrets of authenticator apps. */
  secretKey: Buffer
  /** The idle timeout and the maximum lifetime of a session, in milliseconds. */
  idleTimeoutMs: number
  maxLifetimeMs: number
  /** Whether every account must have a second factor. */
  isSecondFactorRequired: boolean
  /** Whom passkeys are made for: the origin of the pages. */
  relyingParty: RelyingParty
}

const minuteMs = 60_000
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
    secretKey: deriveSecretKey(requireSecondFactorKey(env)),
    idleTimeoutMs: readDuration(env, 'SESSION_IDLE_MINUTES', 30, minuteMs),
    maxLifetimeMs: readDuration(env, 'SESSION_MAX_HOURS', 8, hourMs),
    isSecondFactorRequired: (env.SECOND_FACTOR_REQUIRED || (isProduction ? 'on' : 'off')) === 'on',
    relyingParty: parseRelyingParty(env.PUBLIC_URL || 'http://localhost:3000'),
  }
  cachedSettings.set(settings, parsedSettings)
  return parsedSettings
}

function requireSecondFactorKey({ SECOND_FACTOR_KEY: key }: Settings['env']): string {
  if (key) return key
  throw new Error('SECOND_FACTOR_KEY must be set: openssl rand -hex 32')
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

function readDuration(env: Settings['env'], name: string, fallback: number, unitMs: number): number {
  const durationMs = Number(env[name] || fallback) * unitMs
  if (durationMs > 0 && durationMs <= 24 * 365 * hourMs) return durationMs
  throw new Error(`${name} must be a number of ${unitMs === hourMs ? 'hours' : 'minutes'}`)
}

function parseRelyingParty(publicUrl: string): RelyingParty {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, id: hostname }
}
