/** The five programs of the product, and what each is told. Nobody is told a secret they have no use for. */

import path from 'node:path'
import type { Secrets, ServiceName } from './secrets.ts'
import type { Environment, Settings } from './settings.ts'

export interface Program {
  name: string
  file: string
  env: Environment
}

/** What the programs are told about each other. */
export interface Surroundings {
  root: string
  settings: Settings
  secrets: Secrets
  databases: Record<ServiceName, string>
  ports: Record<ServiceName | 'gateway', number>
}

// The rest of our own environment is nobody's business: it may hold the keys.
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS']

/** The part of the environment that any program may have. */
export const plainEnvironment = (env: Environment = process.env): Environment =>
  Object.fromEntries(passedOn.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]))

const address = (port: number) => `http://127.0.0.1:${port}`

/** What every program is told. */
function commonTo({ root, settings, secrets }: Surroundings): Environment {
  const nodeEnv = settings.get('NODE_ENV')
  return {
    ...plainEnvironment(),
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

/** What one service is told; its commands (import, admin) are told the same. */
export function serviceEnvironment(name: ServiceName, surroundings: Surroundings): Environment {
  const { settings, secrets, databases, ports } = surroundings
  const own: Record<ServiceName, Environment> = {
    auth: {
      ADMIN_EMAIL: settings.get('ADMIN_EMAIL'),
      ADMIN_PASSWORD: secrets.adminPassword,
      AUTH_SIGNING_KEY: secrets.signingKey,
      SESSION_IDLE_HOURS: settings.get('SESSION_IDLE_HOURS'),
      SESSION_MAX_HOURS: settings.get('SESSION_MAX_HOURS'),
      REQUESTS_URL: address(ports.requests),
    },
    content: {
      STAFF_EMAIL: settings.get('STAFF_EMAIL') || settings.get('ADMIN_EMAIL'),
    },
    requests: {
      SEALING_KEY: secrets.sealingKey,
      SEALING_KEYS_BEFORE: secrets.sealingKeysBefore,
      CONTENT_URL: address(ports.content),
      PUBLIC_URL: settings.get('PUBLIC_URL') || `http://localhost:${settings.port}`,
      SMTP_URL: settings.get('SMTP_URL'),
      MAIL_FROM: settings.get('MAIL_FROM'),
      STAFF_EMAIL: settings.get('STAFF_EMAIL') || settings.get('ADMIN_EMAIL'),
      CLAMD: settings.get('CLAMD'),
      BACKUP_DAYS: settings.get('BACKUP_DAYS'),
    },
  }
  return {
    ...commonTo(surroundings),
    LISTEN_PORT: `${ports[name]}`,
    DATABASE_URL: databases[name],
    AUTH_URL: address(ports.auth),
    SEED: settings.get('SEED'),
    ...own[name],
  }
}

/** The programs, in the order in which they are told about; they start together. */
export function programsOf(surroundings: Surroundings): Program[] {
  const { root, settings, ports } = surroundings
  const service = (name: ServiceName): Program => ({
    name,
    file: path.join(root, '.build/services', name, 'main.mjs'),
    env: serviceEnvironment(name, surroundings),
  })
  return [
    service('auth'),
    service('content'),
    service('requests'),
    {
      name: 'gateway',
      file: path.join(root, 'gateway/src/main.ts'),
      env: {
        ...commonTo(surroundings),
        LISTEN_PORT: `${ports.gateway}`,
        AUTH_URL: address(ports.auth),
        CONTENT_URL: address(ports.content),
        REQUESTS_URL: address(ports.requests),
      },
    },
    {
      name: 'shell',
      file: path.join(root, 'shell/server/main.ts'),
      env: {
        ...commonTo(surroundings),
        PORT: `${settings.port}`,
        ...(settings.get('HOST') && { HOST: settings.get('HOST') }),
        ...(settings.get('PUBLIC_URL') && { PUBLIC_URL: settings.get('PUBLIC_URL') }),
        TRUSTED_PROXIES: settings.get('TRUSTED_PROXIES'),
        GATEWAY_URL: address(ports.gateway),
        REMOTES_FILE: path.join(root, '.build/remotes.json'),
      },
    },
  ]
}
