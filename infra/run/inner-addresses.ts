/**
 * Where our processes listen for each other: sockets in folders that only they may enter or, with certificates (INNER_CA,
 * INNER_CERTIFICATE, INNER_KEY), TLS on ports.
 */

import { createHash } from 'node:crypto'
import { chmodSync, lchownSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { canEnterDirectory, type RunAs } from '@access/service-kit/postgres'
import { formatSocketUrl } from '@access/service-kit/transport'
import { StartupError } from './bootstrap/startup-error.mjs'
import { findFreePorts } from './ports.ts'
import type { ProgramUsers } from './program-users.ts'
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

/** The addresses for this start; the folders of the sockets are made, for the users of the programs. */
export async function assignAddresses(settings: Settings, users: ProgramUsers): Promise<InnerAddresses> {
  const entries = usesTls(settings) ? await listPortUrls(settings) : listSocketUrls(settings.dataDir, users)
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

function listSocketUrls(dataDir: string, users: ProgramUsers): [string, string][] {
  const folder = chooseSocketFolder(dataDir, users)
  createSocketFolders(folder, users)
  return names.map((name) => [name, formatSocketUrl(path.join(folder, name, socketName))])
}

const socketName = 'sock'

/** A socket's path may have about 100 characters; while it is bound it has the process number behind it. */
const maxSocketPathLength = 100
const longestSocketName = `/requests/${socketName}.4194304`

function chooseSocketFolder(dataDir: string, users: ProgramUsers): string {
  const preferred = path.join(dataDir, 'sockets')
  const fits = preferred.length + longestSocketName.length <= maxSocketPathLength && !preferred.includes(':')
  if (fits && canEnterDirectory(dataDir, users.gateway)) return preferred
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return path.join('/tmp', `access-${process.getuid?.() ?? 0}-${key}-sockets`)
}

/**
 * Makes them anew: what an earlier start has left may be another user's. In each only one process may put a socket, so that
 * none takes another's place while that one is down. Where they have users of their own, their group passes through.
 */
function createSocketFolders(folder: string, users: ProgramUsers): void {
  rmSync(folder, { recursive: true, force: true })
  // Fails where somebody has made it meanwhile: in /tmp everybody may.
  mkdirSync(folder, { mode: 0o700 })
  for (const name of names) {
    mkdirSync(path.join(folder, name), { mode: 0o700 })
    letGroupPass(path.join(folder, name), users[name])
  }
  const { gid } = users.gateway
  if (gid !== undefined) letGroupPass(folder, { uid: 0, gid })
}

function letGroupPass(folder: string, { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined) return
  lchownSync(folder, uid, gid)
  chmodSync(folder, 0o710)
}
