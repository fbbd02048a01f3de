/** Decides whether something must be built again, by a hash of all its inputs. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { resolveFromRoot, resolveInBuild } from './paths.ts'
import type { Mode, Target } from './targets.ts'

// Tests are beside the sources and are in no bundle.
const ignoredFiles = /\.(test|journey)\.tsx?$|(^|\/)(node_modules|testing)(\/|$)/

/** What a target was built from: a hash of it, and the files that it took in from elsewhere. */
type Stamp = { hash: string; sources: string[] }

/** A hash over everything the target is made of, the build's own code and the lock file included. */
export function hashOfInputs(target: Target, mode: Mode, sources = readStamp(target.name).sources): string {
  const hash = createHash('sha256').update(mode)
  for (const input of [...target.inputs, ...sources, 'package-lock.json', 'infra/build']) {
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
export function isUpToDate(target: Target, mode: Mode): boolean {
  return readStamp(target.name).hash === hashOfInputs(target, mode) && target.isBuilt()
}

/** Stores what the target was built from; nothing when any of it was changed since, so that it is built again. */
export function writeStamp(
  target: Target,
  mode: Mode,
  { hashBefore, sources, startedAt }: { hashBefore: string; sources: string[]; startedAt: number },
): void {
  const hasChanged =
    hashOfInputs(target, mode) !== hashBefore ||
    // Files tell fractions of a millisecond and `Date.now` does not.
    sources.some((file) => Math.floor(statSync(resolveFromRoot(file)).mtimeMs) > startedAt)
  if (hasChanged) {
    removeStamp(target)
    return
  }
  const file = getStampFile(target.name)
  const stamp: Stamp = { hash: hashOfInputs(target, mode, sources), sources }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(stamp))
}

/** Removes the stamp, since the output is about to be replaced. */
export function removeStamp(target: Target): void {
  rmSync(getStampFile(target.name), { force: true })
}

const getStampFile = (name: string) => resolveInBuild('stamps', name)

function readStamp(name: string): Stamp {
  try {
    return JSON.parse(readFileSync(getStampFile(name), 'utf8')) as Stamp
  } catch {
    return { hash: '', sources: [] }
  }
}

function listInputFiles(input: string): string[] {
  if (!existsSync(resolveFromRoot(input)) || ignoredFiles.test(input)) return []
  if (statSync(resolveFromRoot(input)).isFile()) return [input]
  return readdirSync(resolveFromRoot(input))
    .sort()
    .flatMap((name) => listInputFiles(`${input}/${name}`))
}
