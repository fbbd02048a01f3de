/** The five programs of the product, with their environments. No program gets a secret that it does not need. */

import path from 'node:path'
import type { Secrets, ServiceName } from './secrets.ts'
import type { Environment, Settings } from './settings.ts'

export interface Program {
  name: string
  file: string
  env: Environment
}

/** What the environments of the programs depend on. */
export interface ProgramContext {
  root: string
  settings: Settings
  secrets: Secrets
  databases: Record<ServiceName, string>
  ports: Record<ServiceName | 'gateway', number>
}

// The rest of our own environment is not passed on: it may contain the keys.
const passedVariables = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS']

/** The part of the environment that any program may have. */
export const getBaseEnvironment = (env: Environment = process.env): Environment =>
  Object.fromEntries(
    passedVariables.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]),
  )

const buildLocalUrl = (port: number) => `http://127.0.0.1:${port}`

/** The environment of every program. */
function buildCommonEnvironment({ root, settings, secrets }: ProgramContext): Environment {
  const nodeEnv = settings.get('NODE_ENV')
  return {
    ...getBaseEnvironment(),
    ...(nodeEnv && { NODE_ENV: nodeEnv }),
    // Read and compiled once, the bundles load in half the time from the second start on.
    NODE_COMPILE_CACHE: path.join(root, '.build/compile-cache'),
    INTERNAL_SECRET: secrets.internalSecret,
    DATA_DIR: settings.dataDir,
    TIME_ZONE: settings.get('TIME_ZONE'),
    LOG_LEVEL: settings.get('LOG_LEVEL'),
    THROTTLES: settings.get('THROTTLES'),
  }
}

/** The environment of one service, and of its commands (import, admin). */
export function buildServiceEnvironment(name: ServiceName, context: ProgramContext): Environment {
  const { settings, secrets, databases, ports } = context
  const serviceSpecific: Record<ServiceName, Environment> = {
    auth: {
      ADMIN_EMAIL: settings.get('ADMIN_EMAIL'),
      ADMIN_PASSWORD: secrets.adminPassword,
      AUTH_SIGNING_KEY: secrets.signingKey,
      SESSION_IDLE_HOURS: settings.get('SESSION_IDLE_HOURS'),
      SESSION_MAX_HOURS: settings.get('SESSION_MAX_HOURS'),
      REQUESTS_URL: buildLocalUrl(ports.requests),
    },
    content: {
      STAFF_EMAIL: settings.get('STAFF_EMAIL') || settings.get('ADMIN_EMAIL'),
    },
    requests: {
      SEALING_KEY: secrets.encryptionKey,
      SEALING_KEYS_BEFORE: secrets.previousEncryptionKeys,
      CONTENT_URL: buildLocalUrl(ports.content),
      PUBLIC_URL: settings.get('PUBLIC_URL') || `http://localhost:${settings.port}`,
      SMTP_URL: settings.get('SMTP_URL'),
      MAIL_FROM: settings.get('MAIL_FROM'),
      STAFF_EMAIL: settings.get('STAFF_EMAIL') || settings.get('ADMIN_EMAIL'),
      CLAMD: settings.get('CLAMD'),
      BACKUP_DAYS: settings.get('BACKUP_DAYS'),
    },
  }
  return {
    ...buildCommonEnvironment(context),
    LISTEN_PORT: `${ports[name]}`,
    DATABASE_URL: databases[name],
    AUTH_URL: buildLocalUrl(ports.auth),
    SEED: settings.get('SEED'),
    ...serviceSpecific[name],
  }
}

/** The programs, in the order in which they are listed; they start together. */
export function listPrograms(context: ProgramContext): Program[] {
  const { root, settings, ports } = context
  const service = (name: ServiceName): Program => ({
    name,
    file: path.join(root, '.build/services', name, 'main.mjs'),
    env: buildServiceEnvironment(name, context),
  })
  return [
    service('auth'),
    service('content'),
    service('requests'),
    {
      name: 'gateway',
      file: path.join(root, 'gateway/src/main.ts'),
      env: {
        ...buildCommonEnvironment(context),
        LISTEN_PORT: `${ports.gateway}`,
        AUTH_URL: buildLocalUrl(ports.auth),
        CONTENT_URL: buildLocalUrl(ports.content),
        REQUESTS_URL: buildLocalUrl(ports.requests),
      },
    },
    {
      name: 'shell',
      file: path.join(root, 'shell/server/main.ts'),
      env: {
        ...buildCommonEnvironment(context),
        PORT: `${settings.port}`,
        ...(settings.get('HOST') && { HOST: settings.get('HOST') }),
        ...(settings.get('PUBLIC_URL') && { PUBLIC_URL: settings.get('PUBLIC_URL') }),
        TRUSTED_PROXIES: settings.get('TRUSTED_PROXIES'),
        GATEWAY_URL: buildLocalUrl(ports.gateway),
        REMOTES_FILE: path.join(root, '.build/remotes.json'),
      },
    },
  ]
}
