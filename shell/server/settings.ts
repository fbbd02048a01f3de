/** The settings of this process, from its environment. */
import { randomBytes } from 'node:crypto'
import type { BlockList } from 'node:net'
import path from 'node:path'
import type { ReleaseSettings } from '@access/service-kit/releases'
import { getEnvironment, isInnerUrl } from '@access/service-kit/transport'
import type { AdmissionLimits } from './admission/admission.ts'
import type { LoadLimits } from './admission/load-limits.ts'
import { parseTrustedProxies } from './http/client-address.ts'

export type Settings = {
  port: number
  host: string | undefined
  gatewayUrl: string
  /** The releases of the remotes. */
  releases: ReleaseSettings
  /** Where the last known facts of the office are kept, for a start while the gateway is away. */
  officeFile: string
  /** The shell's own build. */
  shellFolder: string
  /** The address that people type. Links that others read begin with it, never with what a client calls us (Host). */
  publicUrl: string | undefined
  /** Proxies whose X-Forwarded-For we trust. */
  trustedProxies: BlockList
  logLevel: string
  /** Shared by our processes: form tokens are encrypted with a key derived from it. */
  secret: string
  /** Whether clients are not told apart, as in tests and benchmarks whose clients are all of one address. */
  areClientsAlike?: boolean
  /** What clients may have under way, where it is not the default. */
  loadLimits?: LoadLimits
  /** How much is rendered, or asked of the gateway, at once, where it is not the default. */
  admissionLimits?: AdmissionLimits
  /** Milliseconds from the signal to stop, when /livez says so, until it accepts no more: a load balancer sends nobody then. */
  stopDelay: number
}

/** Reads the settings, with an error in plain words for one that makes no sense. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const copiesFolder = path.resolve(env.RELEASE_COPIES ?? '.data/releases/shell')
  return {
    port: parsePort(env.PORT ?? '3000'),
    host: env.HOST || undefined,
    gatewayUrl: parseInnerUrl('GATEWAY_URL', env.GATEWAY_URL ?? 'unix:/run/access/gateway.sock:'),
    releases: {
      store: env.RELEASE_STORE ?? '.build/releases',
      keysFile: env.RELEASE_KEYS ?? '.build/release-keys.pem',
      copiesFolder,
      pollInterval: getEnvironment(env) === 'development' ? 100 : 1_000,
    },
    officeFile: path.join(copiesFolder, 'office.json'),
    shellFolder: path.resolve(env.SHELL_FOLDER ?? '.build/shell'),
    publicUrl: env.PUBLIC_URL ? parseHttpUrl('PUBLIC_URL', env.PUBLIC_URL) : undefined,
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES === 'none' ? '' : (env.TRUSTED_PROXIES ?? '')),
    logLevel: env.LOG_LEVEL ?? 'info',
    secret: readSecret(env),
    stopDelay: Number(env.STOP_DELAY_MS || 0),
    areClientsAlike: env.THROTTLES === 'off',
  }
}

// A shell that runs by itself can make one up; two of them must agree.
function readSecret(env: NodeJS.ProcessEnv): string {
  if (env.INTERNAL_SECRET) return env.INTERNAL_SECRET
  if (getEnvironment(env) === 'production') throw new Error('INTERNAL_SECRET must be set')
  return randomBytes(32).toString('hex')
}

function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`PORT must be a number from 0 to 65535, not ${text}`)
}

function parseInnerUrl(name: string, text: string): string {
  if (!isInnerUrl(text)) throw new Error(`${name} must be unix:/folder/gateway.sock: or https, not ${text}`)
  return text.replace(/\/+$/, '')
}

function parseHttpUrl(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Error(`${name} must be an http address, not ${text}`)
  return text.replace(/\/+$/, '')
}
