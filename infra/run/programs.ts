/**
 * The five programs of the product, with their environments, which they get over their channels. No program gets a
 * secret that it does not need.
 */

import path from 'node:path'
import type { RunAs } from '@access/service-kit/postgres'
import { findChromium } from './chromium.ts'
import type { InnerAddresses } from './inner-addresses.ts'
import {
  getCompileCache,
  getReleaseCopies,
  hostName,
  isPortPrivileged,
  type ProgramName,
  type ProgramUsers,
} from './program-users.ts'
import type { Secrets, ServiceName } from './secrets.ts'
import { type Environment, getErasureList, type Settings } from './settings.ts'

export interface Program {
  name: string
  file: string
  env: Environment
  /** The user to spawn it as; empty for ours. */
  runAs: RunAs
  /** The programs that it runs in its process: their environments are the message after its own. */
  hosted?: HostedProgram[]
}

export type HostedProgram = Pick<Program, 'name' | 'file' | 'env'>

/** What the environments of the programs depend on. */
export interface ProgramContext {
  root: string
  settings: Settings
  secrets: Secrets
  databases: Record<ServiceName, string>
  addresses: InnerAddresses
  users: ProgramUsers
}

// The rest of our own environment is not passed on: it may contain the keys.
const passedVariables = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS']

/** The part of the environment that any program may have. */
export const getBaseEnvironment = (env: Environment = process.env): Environment =>
  Object.fromEntries(
    passedVariables.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]),
  )

/** The environment of every process; `runAs` is the user that it begins as. */
function buildProcessEnvironment(
  name: ProgramName,
  { root, settings, users }: ProgramContext,
  runAs: RunAs = users[name],
): Environment {
  const environment = settings.get('NODE_ENV')
  return {
    ...getBaseEnvironment(),
    APP_ENV: environment,
    NODE_ENV: environment === 'development' ? environment : 'production',
    // Read and compiled once, the bundles load in half the time from the second start on.
    NODE_COMPILE_CACHE: getCompileCache(root, settings.dataDir, runAs, name),
  }
}

/** The environment of every program. */
function buildCommonEnvironment(name: ProgramName, context: ProgramContext, runAs?: RunAs): Environment {
  const { settings, secrets } = context
  return {
    ...buildProcessEnvironment(name, context, runAs),
    INTERNAL_SECRET: secrets.internalSecret,
    DATA_DIR: settings.dataDir,
    TIME_ZONE: settings.get('TIME_ZONE'),
    LOG_LEVEL: settings.get('LOG_LEVEL'),
    THROTTLES: settings.get('THROTTLES'),
  }
}

/** Where nothing is set every address is listened on, and one of this machine stands for all of them. */
const everyHost = ['', '0.0.0.0', '::']
const ownHosts = [...everyHost, '127.0.0.1', '::1']

const buildUrl = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/**
 * The address that people type, without a slash at its end: canonical links, sitemap, feeds and emails begin with it, and
 * passkeys are made for it. Other names of this machine lead to the same pages.
 */
export function buildPublicUrl(settings: Settings): string {
  const host = settings.get('HOST')
  const url =
    settings.get('PUBLIC_URL') || buildUrl(ownHosts.includes(host) ? 'localhost' : host, settings.port)
  // As browsers write it, whatever its capitals: pages and passkeys compare it.
  return new URL(url).origin
}

/** The address by which the shell is reached on this machine. */
export function buildSiteUrl(settings: Settings): string {
  const host = settings.get('HOST')
  return buildUrl(everyHost.includes(host) ? '127.0.0.1' : host, settings.port)
}

/** The environment of one service, and of its commands (import, admin). */
export function buildServiceEnvironment(name: ServiceName, context: ProgramContext): Environment {
  const { settings, secrets, databases, addresses } = context
  const serviceSpecific: Record<ServiceName, Environment> = {
    auth: {
      ADMIN_EMAIL: settings.get('ADMIN_EMAIL'),
      ADMIN_PASSWORD: secrets.adminPassword,
      AUTH_SIGNING_KEY: secrets.signingKey,
      SECOND_FACTOR_KEY: secrets.secondFactorKey,
      PUBLIC_URL: buildPublicUrl(settings),
      SECOND_FACTOR_REQUIRED: settings.get('SECOND_FACTOR_REQUIRED'),
      SESSION_IDLE_MINUTES: settings.get('SESSION_IDLE_MINUTES'),
      SESSION_MAX_HOURS: settings.get('SESSION_MAX_HOURS'),
      CONTENT_URL: addresses.content,
      REQUESTS_URL: addresses.requests,
    },
    content: {
      STAFF_EMAIL: settings.get('STAFF_EMAIL') || settings.get('ADMIN_EMAIL'),
      // It prints the PDFs of fixed texts from their pages.
      CHROMIUM_PATH: settings.get('CHROMIUM_PATH') || findChromium(),
      SITE_URL: buildSiteUrl(settings),
    },
    requests: {
      ENCRYPTION_KEY: secrets.encryptionKey,
      ENCRYPTION_KEYS_BEFORE: secrets.previousEncryptionKeys,
      CONTENT_URL: addresses.content,
      PUBLIC_URL: buildPublicUrl(settings),
      SMTP_URL: settings.get('SMTP_URL'),
      MAIL_FROM: settings.get('MAIL_FROM'),
      SMS_URL: settings.get('SMS_URL'),
      SMS_FROM: settings.get('SMS_FROM'),
      STAFF_EMAIL: settings.get('STAFF_EMAIL') || settings.get('ADMIN_EMAIL'),
      CLAMD: settings.get('CLAMD'),
      BACKUP_DAYS: settings.get('BACKUP_DAYS'),
      ERASURE_LIST: getErasureList(settings),
      UPLOAD_QUOTA_FILES: settings.get('UPLOAD_QUOTA_FILES'),
      UPLOAD_QUOTA_MB: settings.get('UPLOAD_QUOTA_MB'),
      UPLOAD_QUOTA_TOTAL_MB: settings.get('UPLOAD_QUOTA_TOTAL_MB'),
    },
  }
  return {
    ...buildCommonEnvironment(name, context),
    LISTEN_URL: addresses[name],
    DATABASE_URL: databases[name],
    AUDIT_KEY: secrets.auditKey,
    AUTH_URL: addresses.auth,
    SEED: settings.get('SEED'),
    ...serviceSpecific[name],
  }
}

/** Where the releases of the remotes come from: what was built here, unless there is a store. */
const buildReleaseEnvironment = ({ root, settings }: ProgramContext, name: string): Environment => ({
  RELEASE_STORE: settings.get('RELEASE_STORE') || path.join(root, '.build/releases'),
  RELEASE_KEYS: settings.get('RELEASE_KEYS') || path.join(root, '.build/release-keys.pem'),
  RELEASE_COPIES: path.join(getReleaseCopies(settings.dataDir), name),
})

/** What is started: each program in a process of its own or, with PROCESSES=together, in one. */
export function listPrograms(context: ProgramContext): Program[] {
  const programs = listSeparatePrograms(context)
  if (context.settings.get('PROCESSES') !== 'together') return programs
  // A shell that begins as root, for its port, stays by itself: the others never are.
  const hosted = programs.filter(({ env }) => !env.RUN_AS)
  const host: Program = {
    name: hostName,
    file: path.join(context.root, 'infra/run/shared-process/main.ts'),
    env: buildProcessEnvironment(hostName, context),
    runAs: context.users[hostName],
    hosted: hosted.map(({ name, file, env }) => ({ name, file, env })),
  }
  return [host, ...programs.filter((program) => !hosted.includes(program))]
}

/** The programs by themselves, those that others call before those that call them. */
function listSeparatePrograms(context: ProgramContext): Program[] {
  const { root, settings, addresses, users } = context
  const { uid, gid } = users.shell
  const isShellRootAtFirst = isPortPrivileged(settings) && uid !== undefined
  const shellRunAs = isShellRootAtFirst ? {} : users.shell
  const service = (name: ServiceName): Program => ({
    name,
    file: path.join(root, '.build/services', name, 'main.mjs'),
    env: buildServiceEnvironment(name, context),
    runAs: users[name],
  })
  return [
    service('auth'),
    service('content'),
    service('requests'),
    {
      name: 'gateway',
      file: path.join(root, 'gateway/src/main.ts'),
      env: {
        ...buildCommonEnvironment('gateway', context),
        LISTEN_URL: addresses.gateway,
        AUTH_URL: addresses.auth,
        CONTENT_URL: addresses.content,
        REQUESTS_URL: addresses.requests,
        SHELL_OPERATIONS: path.join(root, '.build/shell/persisted-operations.json'),
        ...buildReleaseEnvironment(context, 'gateway'),
      },
      runAs: users.gateway,
    },
    {
      name: 'shell',
      file: path.join(root, 'shell/server/main.ts'),
      env: {
        ...buildCommonEnvironment('shell', context, shellRunAs),
        PORT: `${settings.port}`,
        ...(settings.get('HOST') && { HOST: settings.get('HOST') }),
        // In production it is set, or nobody knows it: behind a proxy ours is nobody's.
        ...((settings.get('PUBLIC_URL') || !settings.isProduction) && {
          PUBLIC_URL: buildPublicUrl(settings),
        }),
        TRUSTED_PROXIES: settings.get('TRUSTED_PROXIES'),
        GATEWAY_URL: addresses.gateway,
        ...(isShellRootAtFirst && { RUN_AS: `${uid}:${gid}` }),
        SHELL_FOLDER: path.join(root, '.build/shell'),
        ...buildReleaseEnvironment(context, 'shell'),
      },
      runAs: shellRunAs,
    },
  ]
}
