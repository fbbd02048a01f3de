/** Decides whether something must be built again, by a hash of all its inputs. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { resolveFromRoot, resolveInBuild } from './paths.ts'
import type { Mode, Target } from './targets.ts'

// Tests are beside the sources and are in no bundle.
const ignoredFiles = /\.(test|journey)\.tsx?$|(^|\/)(node_modules|testing)(\/|$)/

/** A hash over everything the target is made of, the build's own code and the lock file included. */
export function hashOfInputs(target: Target, mode: Mode): string {
  const hash = createHash('sha256').update(mode)
  for (const input of [...target.inputs, 'package-lock.json', 'infra/build']) {
    for (const file of listInputFiles(input))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(resolveFromRoot(file)))
        .update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}

/** Whether the target was built from its current inputs. */
export function isUpToDate(target: Target, hash: string): boolean {
  return readStamp(target.name) === hash && target.isBuilt()
}

/** Stores the hash of the inputs that the target was built from. */
export function writeStamp(target: Target, hash: string): void {
  const file = getStampFile(target.name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}

/** Removes the stamp, since the output is about to be replaced. */
export function removeStamp(target: Target): void {
  rmSync(getStampFile(target.name), { force: true })
}

const getStampFile = (name: string) => resolveInBuild('stamps', name)

const readStamp = (name: string) =>
  existsSync(getStampFile(name)) ? readFileSync(getStampFile(name), 'utf8') : null

function listInputFiles(input: string): string[] {
  if (!existsSync(resolveFromRoot(input)) || ignoredFiles.test(input)) return []
  if (statSync(resolveFromRoot(input)).isFile()) return [input]
  return readdirSync(resolveFromRoot(input))
    .sort()
    .flatMap((name) => listInputFiles(`${input}/${name}`))
}
