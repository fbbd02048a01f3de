/** Where the cluster, its socket and (if need be) a copy of the binaries lie. */
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { mayEnter, type RunAs } from './user.ts'

export interface Place {
  /** The directory that holds the rest: `dataDir`, or elsewhere when PostgreSQL's user cannot enter that. */
  where: string
  cluster: string
  socket: string
  /** The superuser's password, readable by us alone. */
  password: string
}

const longestSocket = 100
const socketFile = '/.s.PGSQL.5432'
const isCluster = (directory: string) => existsSync(join(directory, 'cluster', 'PG_VERSION'))

/** Chooses the place for `dataDir`, the same on every start, and makes its directories. */
export function placeFor(dataDir: string, user: RunAs, elsewhere: string[]): Place {
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const key = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const password = join(home, 'postgres-password')
  const where = chooseWhere({ home, user, known: existsSync(password) }, named(elsewhere, key))
  return { where, cluster: join(where, 'cluster'), socket: socketFor(where, key, user), password }
}

const named = (bases: string[], key: string) => bases.map((base) => join(base, `access-to-justice-${key}`))

/** `known` says that this data directory has had a cluster before. */
function chooseWhere(
  { home, user, known }: { home: string; user: RunAs; known: boolean },
  elsewhere: string[],
): string {
  const inside = join(home, 'postgres')
  const before = elsewhere.find(isCluster)
  if (isCluster(inside) && !known)
    throw new Error(`${inside} holds a database, but its password (postgres-password beside it) is gone`)
  if (isCluster(inside) && !mayEnter(home, user))
    throw new Error(`PostgreSQL's user cannot enter ${home}: allow it with chmod o+x`)
  if (before && known && !isCluster(inside)) return own(before, user)
  if (mayEnter(home, user)) return own(inside, user)

  // The data directory is new, so this cluster belonged to an earlier one of the same name: kept, but not ours.
  if (before) renameSync(before, `${before}.before-${new Date().toISOString().replace(/\W/g, '')}`)
  for (const directory of elsewhere) {
    try {
      if (mayEnter(own(directory, user), user)) return directory
    } catch {
      // Not there or not writable: the next one.
    }
  }
  throw new Error(`PostgreSQL's user can enter neither ${home} nor any of ${elsewhere.join(', ')}`)
}

/** A socket's path has about 100 characters, which a data directory deep down can exceed. */
function socketFor(where: string, key: string, user: RunAs): string {
  const inside = join(where, 'socket')
  if (inside.length + socketFile.length <= longestSocket) return own(inside, user)
  return own(join('/tmp', `access-${process.getuid?.() ?? 0}-${key}`), user)
}

/** Makes a directory that belongs to PostgreSQL's user. In `/tmp` somebody else may have made it first, as a trap. */
export function own(directory: string, user: RunAs): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const found = lstatSync(directory)
  const owners = user.uid === undefined ? [process.getuid?.()] : [0, user.uid]
  if (!found.isDirectory() || !owners.includes(found.uid))
    throw new Error(`${directory} belongs to somebody else`)
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid)
  chmodSync(directory, 0o700)
  return directory
}
