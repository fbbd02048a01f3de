/** One build at a time in one folder: two products started from one clone would tread on each other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { buildFolder, resolveInBuild } from './paths.ts'

/** Runs the task while holding the build lock. The lock of a dead process does not count. */
export async function withBuildLock<Result>(task: () => Promise<Result>): Promise<Result> {
  mkdirSync(buildFolder, { recursive: true })
  const lock = resolveInBuild('lock')
  while (!acquireLock(lock)) await wait(100)
  // Nobody else is building, so what lies here was left by a build that was killed.
  rmSync(resolveInBuild('drafts'), { recursive: true, force: true })
  try {
    return await task()
  } finally {
    rmSync(lock, { force: true })
  }
}

function acquireLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(readLockOwner(lock))) rmSync(lock, { force: true })
    return false
  }
}

function readLockOwner(lock: string): number {
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
