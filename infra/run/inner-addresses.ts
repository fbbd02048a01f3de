/**
 * Where our processes listen for each other: sockets in a folder that only they may enter or, with certificates (INNER_CA,
 * INNER_CERTIFICATE, INNER_KEY), TLS on ports.
 */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { canEnterDirectory, ensureOwnedDirectory, type RunAs } from '@access/service-kit/postgres'
import { formatSocketUrl } from '@access/transport'
import { StartupError } from './bootstrap/startup-error.mjs'
import { findFreePorts } from './ports.ts'
import type { ServiceName } from './secrets.ts'
import type { Environment, Settings } from './settings.ts'

const names = ['auth', 'content', 'requests', 'gateway'] as const

/** The address of each process that others call. */
export type InnerAddresses = Record<ServiceName | 'gateway', string>

const certificateSettings = ['INNER_CA', 'INNER_CERTIFICATE', 'INNER_KEY'] as const

const usesTls = (settings: Settings) => certificateSettings.some((name) => settings.get(name))

/** The certificates in PEM, for the environment of the programs; nothing without TLS. */
export function readCertificates(settings: Settings): Environment {
  if (!usesTls(settings)) return {}
  return Object.fromEntries(
    certificateSettings.map((name) => {
      const file = settings.get(name)
      try {
        return [name, readFileSync(file, 'utf8')]
      } catch {
        throw new StartupError(
          `${name} ${file ? `(${file}) cannot be read` : 'is not set'}: TLS between our processes needs ${certificateSettings.join(', ')}, files in PEM.`,
        )
      }
    }),
  )
}

/** The addresses for this start; the folder of the sockets is made, and belongs to `user`. */
export async function assignAddresses(settings: Settings, user: RunAs): Promise<InnerAddresses> {
  const entries = usesTls(settings) ? await listPortUrls(settings) : listSocketUrls(settings.dataDir, user)
  return Object.fromEntries(entries) as InnerAddresses
}

/** The ports that are set, and free ones for the others. */
async function listPortUrls(settings: Settings): Promise<[string, string][]> {
  const freePorts = await findFreePorts(names.length)
  return names.map((name, index) => {
    const port = Number(settings.get(`${name.toUpperCase()}_PORT`)) || freePorts[index]
    return [name, `https://${settings.get('INNER_HOST')}:${port}`]
  })
}

function listSocketUrls(dataDir: string, user: RunAs): [string, string][] {
  const folder = ensureSocketFolder(dataDir, user)
  return names.map((name) => [name, formatSocketUrl(path.join(folder, `${name}.sock`))])
}

/** A socket's path may have about 100 characters; while it is bound it has the process number behind it. */
const maxSocketPathLength = 100
const longestSocketName = '/requests.sock.4194304'

function ensureSocketFolder(dataDir: string, user: RunAs): string {
  const preferred = path.join(dataDir, 'sockets')
  const fits = preferred.length + longestSocketName.length <= maxSocketPathLength && !preferred.includes(':')
  if (fits && canEnterDirectory(dataDir, user)) return ensureOwnedDirectory(preferred, user)
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return ensureOwnedDirectory(path.join('/tmp', `access-${process.getuid?.() ?? 0}-${key}-sockets`), user)
}
