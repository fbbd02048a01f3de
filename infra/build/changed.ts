/** Knows whether something must be built again: a hash over all that it is made of. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inBuild, inRoot } from './places.ts'
import type { Mode, Target } from './targets.ts'

// Tests stand beside what they describe and are in no bundle.
const notBuilt = /\.(test|journey)\.tsx?$|(^|\/)(node_modules|testing)(\/|$)/

/** A hash over everything the target is made of, the build's own code and the lock file included. */
export function hashOfInputs(target: Target, mode: Mode): string {
  const hash = createHash('sha256').update(mode)
  for (const input of [...target.inputs, 'package-lock.json', 'infra/build']) {
    for (const file of filesOf(input))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(inRoot(file)))
        .update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}

/** Tells whether the target stands as its inputs are now. */
export function isUpToDate(target: Target, hash: string): boolean {
  return readStamp(target.name) === hash && target.standing()
}

/** Remembers what the target was last built from. */
export function stamp(target: Target, hash: string): void {
  const file = stampFile(target.name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}

/** Forgets what the target was built from, since something else is put in its place. */
export function unstamp(target: Target): void {
  rmSync(stampFile(target.name), { force: true })
}

const stampFile = (name: string) => inBuild('stamps', name)

const readStamp = (name: string) =>
  existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : null

function filesOf(input: string): string[] {
  if (!existsSync(inRoot(input)) || notBuilt.test(input)) return []
  if (statSync(inRoot(input)).isFile()) return [input]
  return readdirSync(inRoot(input))
    .sort()
    .flatMap((name) => filesOf(`${input}/${name}`))
}
