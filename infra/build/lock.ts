/** One build at a time in one folder: two products started from one clone would tread on each other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { buildFolder, inBuild } from './places.ts'

/** Does the work when nobody else is building. A lock whose owner is gone counts for nothing. */
export async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(buildFolder, { recursive: true })
  const lock = inBuild('lock')
  while (!take(lock)) await wait(100)
  // Nobody else is building, so what lies here was left by a build that was killed.
  rmSync(inBuild('drafts'), { recursive: true, force: true })
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(ownerOf(lock))) rmSync(lock, { force: true })
    return false
  }
}

function ownerOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === 'EPERM'
  }
}
