/** The settings of a service, read from its environment. */
import { getEnvironment } from '@access/transport'

/** The settings that every service has; `env` is for those of a single service. */
export interface Settings {
  /** Where the service listens: `unix:/folder/auth.sock:` or `https://host:port`. */
  listenUrl: string
  databaseUrl: string
  authUrl: string
  /** Shared with the gateway: only requests signed with it are answered. */
  secret: string
  /** Of the audit log: it keys the hashes of addresses and of the chain. */
  auditKey: string
  dataDir: string
  timeZone: string
  seed: 'demo' | 'none'
  hasRateLimits: boolean
  isProduction: boolean
  logLevel: string
  env: Record<string, string | undefined>
}

/** Reads the environment; a missing setting fails the start and is named. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const required = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`${name} is not set`)
    return value
  }
  const isProduction = getEnvironment(env) === 'production'
  return {
    listenUrl: env.LISTEN_URL ?? 'http://127.0.0.1:0',
    databaseUrl: required('DATABASE_URL'),
    authUrl: required('AUTH_URL'),
    secret: required('INTERNAL_SECRET'),
    auditKey: required('AUDIT_KEY'),
    dataDir: env.DATA_DIR ?? '.data',
    timeZone: parseTimeZone(env.TIME_ZONE || 'America/New_York'),
    seed: (env.SEED ?? (isProduction ? 'none' : 'demo')) === 'demo' ? 'demo' : 'none',
    hasRateLimits: env.THROTTLES !== 'off',
    isProduction,
    logLevel: env.LOG_LEVEL || 'info',
    env,
  }
}

function parseTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    throw new Error(`TIME_ZONE is ${timeZone}, which is no time zone`)
  }
}
