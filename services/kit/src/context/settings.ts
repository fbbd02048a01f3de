/** The settings of a service, read from its environment. */
import { getEnvironment } from '../transport/index.ts'

const seeds = ['demo', 'none', 'own'] as const
export type Seed = (typeof seeds)[number]

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
  /** What an empty database begins with: the specification's texts with or without items, or neutral texts. */
  seed: Seed
  hasRateLimits: boolean
  isProduction: boolean
  logLevel: string
  env: Record<string, string | undefined>
}

/** Where the organisation is as long as nobody has said. */
export const defaultTimeZone = 'America/New_York'

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
    timeZone: parseTimeZone(env.TIME_ZONE || defaultTimeZone),
    seed: readSeed(env),
    hasRateLimits: env.THROTTLES !== 'off',
    isProduction,
    logLevel: env.LOG_LEVEL || 'info',
    env,
  }
}

/** SEED, or what stands for it where it is not set. */
export function readSeed(env: Record<string, string | undefined>): Seed {
  const value = env.SEED || (getEnvironment(env) === 'production' ? 'none' : 'demo')
  const seed = seeds.find((one) => one === value)
  if (!seed) throw new Error(`SEED is ${value}, and must be ${seeds.join(' or ')}`)
  return seed
}

function parseTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    throw new Error(`TIME_ZONE is ${timeZone}, which is no time zone`)
  }
}
