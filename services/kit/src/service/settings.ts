/** What a service is told by its environment. */

/** The settings that every service has; `env` is for its own. */
export interface Settings {
  port: number
  databaseUrl: string
  authUrl: string
  /** Shared with the gateway: calls signed with it are answered, others are not. */
  secret: string
  dataDir: string
  timeZone: string
  seed: 'demo' | 'none'
  throttles: boolean
  production: boolean
  logLevel: string
  env: Record<string, string | undefined>
}

/** Reads the environment; what must be there and is not stops the start with its name. */
export function settingsFrom(env: Record<string, string | undefined>): Settings {
  const required = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`${name} is not set`)
    return value
  }
  const production = env.NODE_ENV === 'production'
  return {
    port: Number(env.LISTEN_PORT ?? 0),
    databaseUrl: required('DATABASE_URL'),
    authUrl: required('AUTH_URL'),
    secret: required('INTERNAL_SECRET'),
    dataDir: env.DATA_DIR ?? '.data',
    timeZone: realTimeZone(env.TIME_ZONE || 'America/New_York'),
    seed: (env.SEED ?? (production ? 'none' : 'demo')) === 'demo' ? 'demo' : 'none',
    throttles: env.THROTTLES !== 'off',
    production,
    logLevel: env.LOG_LEVEL || 'info',
    env,
  }
}

function realTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    throw new Error(`TIME_ZONE is ${timeZone}, which is no time zone`)
  }
}
