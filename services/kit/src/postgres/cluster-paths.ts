/** The paths of the cluster, its socket and (if needed) a copy of the binaries. */
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, realpathSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { canEnterDirectory, clientGroupId, type RunAs } from './server-user.ts'

export interface ClusterPaths {
  /** The parent directory: `dataDir`, or a fallback when PostgreSQL's user cannot enter that. */
  directory: string
  cluster: string
  socket: string
  /** The file of the superuser's password, readable by the current user only. */
  passwordFile: string
}

const maxSocketPathLength = 100
const socketFile = '/.s.PGSQL.5432'
const isCluster = (directory: string) => existsSync(join(directory, 'cluster', 'PG_VERSION'))

/** Resolves the paths for `dataDir`, the same on every start, and creates the directories. */
export function resolveClusterPaths(
  dataDir: string,
  user: RunAs,
  fallbackDirectories: string[],
): ClusterPaths {
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const key = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const passwordFile = join(home, 'postgres-password')
  const directory = chooseDirectory(
    { home, user, hasPassword: existsSync(passwordFile) },
    getFallbackDirectories(fallbackDirectories, key),
  )
  return {
    directory,
    cluster: join(directory, 'cluster'),
    socket: resolveSocketDirectory(directory, key, user),
    passwordFile,
  }
}

const getFallbackDirectories = (bases: string[], key: string) =>
  bases.map((base) => join(base, `access-to-justice-${key}`))

/** `hasPassword`: this data directory has had a cluster before. */
function chooseDirectory(
  { home, user, hasPassword }: { home: string; user: RunAs; hasPassword: boolean },
  fallbackDirectories: string[],
): string {
  const preferredDirectory = join(home, 'postgres')
  const existingDirectory = fallbackDirectories.find(isCluster)
  if (isCluster(preferredDirectory) && !hasPassword)
    throw new Error(
      `${preferredDirectory} holds a database, but its password (postgres-password beside it) is gone`,
    )
  if (isCluster(preferredDirectory) && !canEnterDirectory(home, user))
    throw new Error(`PostgreSQL's user cannot enter ${home}: allow it with chmod o+x`)
  if (existingDirectory && hasPassword && !isCluster(preferredDirectory))
    return ensureServerDirectory(existingDirectory, user)
  if (canEnterDirectory(home, user)) return ensureServerDirectory(preferredDirectory, user)

  // The data directory is new, so this cluster belonged to an earlier one of the same name: it is left alone.
  if (existingDirectory)
    renameSync(
      existingDirectory,
      `${existingDirectory}.before-${new Date().toISOString().replace(/\W/g, '')}`,
    )
  for (const directory of fallbackDirectories) {
    try {
      if (canEnterDirectory(ensureServerDirectory(directory, user), user)) return directory
    } catch {
      // Missing or not writable: try the next one.
    }
  }
  throw new Error(`PostgreSQL's user can enter neither ${home} nor any of ${fallbackDirectories.join(', ')}`)
}

/** The path of a socket is limited to about 100 characters, which a deeply nested data directory can exceed. */
function resolveSocketDirectory(directory: string, key: string, user: RunAs): string {
  const preferredDirectory = join(directory, 'socket')
  if (preferredDirectory.length + socketFile.length <= maxSocketPathLength)
    return ensureServerDirectory(preferredDirectory, user)
  return ensureServerDirectory(join('/tmp', `access-${process.getuid?.() ?? 0}-${key}`), user)
}

/**
 * Creates a directory of PostgreSQL's user on the way to its socket. Who connects, started by root, has other users: their
 * group passes through and lists nothing, and in the cluster below nobody else reads.
 */
function ensureServerDirectory(directory: string, user: RunAs): string {
  if (user.uid === undefined) return ensureOwnedDirectory(directory, user)
  try {
    return ensureOwnedDirectory(directory, { uid: user.uid, gid: clientGroupId }, 0o710)
  } catch (error) {
    // A user namespace without that number: there the others are of PostgreSQL's user, or root.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error
    return ensureOwnedDirectory(directory, user)
  }
}

/** Creates a directory that belongs to PostgreSQL's user. In `/tmp` another user may have created it first, as an attack. */
function ensureOwnedDirectory(directory: string, user: RunAs, mode = 0o700): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const stats = lstatSync(directory)
  const owners = user.uid === undefined ? [process.getuid?.()] : [0, user.uid]
  if (!stats.isDirectory() || !owners.includes(stats.uid))
    throw new Error(`${directory} belongs to somebody else`)
  if (user.uid !== undefined) lchownSync(directory, user.uid, user.gid)
  chmodSync(directory, mode)
  return directory
}
