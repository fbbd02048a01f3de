/** Data folders, and the products that run on them in turn, for all tests of a file. */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { filterRunning, getCommandLine, listProcessTree } from '../processes.ts'
import { type Product, startProduct } from '../product.ts'
import type { Environment } from '../settings.ts'

const cleanups: (() => unknown)[] = []
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean()
})

// Each test goes on where the one before it ended.
let hasFailed = false
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail'
})
beforeEach(({ skip }) => skip(hasFailed, 'a test before it failed'))

/** An empty folder that goes after the last test. */
export function createDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-installation-'))
  // For root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A product that is stopped after the last test, if it still runs then. */
export async function startOn(DATA_DIR: string, env: Environment): Promise<Product> {
  const product = await startProduct({ env: { ...env, DATA_DIR } })
  cleanups.push(() => product.stop())
  return product
}

/** Stops it as Ctrl-C would: no process of it is left, and its port is free. */
export async function expectWholeStop(product: Product): Promise<void> {
  const started = listProcessTree(product.pid)
  expect(started.length).toBeGreaterThan(1)
  await product.stop()
  expect(await product.whenExited).toBe(0)
  expect(filterRunning(started).map(getCommandLine)).toEqual([])
  await expect(fetch(product.url)).rejects.toThrow()
}

/** Kills them all. What ends by itself meanwhile, since another is dead, is dead as well. */
export function killProcesses(pids: number[]) {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
