/** Data folders, and the products that run on them in turn, for all tests of a file. */

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import type { Environment } from '../settings.ts'
import { filterRunning, getCommandLine, listProcessTree } from './processes.ts'
import { type Product, startProduct } from './product.ts'

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

/** No process that the start command has started shows a secret to the others of its user. */
export function expectNoSecretShown({ pid, dataDir, adminPassword }: Product): void {
  if (process.platform !== 'linux') return
  const { databasePasswords, ...secrets } = JSON.parse(
    readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'),
  ) as Record<string, unknown>
  // The password is blank where it was generated, and is among the secrets then.
  const values = [
    adminPassword,
    ...Object.values(secrets),
    ...Object.values(databasePasswords as object),
  ].filter(Boolean)
  expect(values.length).toBeGreaterThan(7)
  const [, ...children] = listProcessTree(pid)
  expect(children).not.toEqual([])
  const leaks = children.flatMap((child) =>
    ['environ', 'cmdline'].flatMap((name) => {
      const text = readFileSync(`/proc/${child}/${name}`, 'utf8')
      return values.some((value) => text.includes(`${value}`)) ? [`${name} of ${getCommandLine(child)}`] : []
    }),
  )
  expect(leaks).toEqual([])
}

/** Started by root: each process has a user of its own, who reads nothing of another's, nor what that one writes to. */
export function expectUsersApart({ pid, dataDir }: Product): void {
  const [, ...children] = listProcessTree(pid)
  const processes = children.flatMap((child) => {
    const program = describe(getCommandLine(child))
    return program ? [{ child, ...readUser(child), ...program }] : []
  })
  const programs = [...new Map(processes.map((each) => [each.name, each])).values()]
  const users = new Map(processes.map(({ name, uid }) => [`${name} as ${uid}`, uid]))
  expect(users.size).toBe(programs.length)
  expect(new Set([0, ...users.values()]).size).toBe(programs.length + 1)

  const folders = programs.map(({ folder }) => path.join(dataDir, folder))
  const secrets = ['secrets.json', 'postgres-password', 'logs'].map((name) => path.join(dataDir, name))
  for (const { name, uid, gid, folder } of programs) {
    const others = programs.filter((other) => other.name !== name)
    const files = others.flatMap(({ child }) => [`/proc/${child}/environ`, `/proc/${child}/mem`])
    const ownFolder = path.join(dataDir, folder)
    expect(listReadable([...files, ...folders, ...secrets], { uid, gid }), name).toEqual([ownFolder])
  }
}

/** The program of a command line, and a folder of DATA_DIR that is its own; nothing for what a program has started. */
function describe(commandLine: string): { name: string; folder: string } | undefined {
  const [, program] = /([\w-]+)(?:\/(?:src|server))?\/main\.m?[jt]s/.exec(commandLine) ?? []
  const isServer = /postgres/.test(commandLine)
  if (!program) return isServer ? { name: 'PostgreSQL', folder: 'postgres/cluster' } : undefined
  const folders: Record<string, string> = {
    ...{ requests: 'outbox', 'shared-process': 'outbox' },
    ...{ gateway: 'releases/gateway', shell: 'releases/shell' },
  }
  return { name: program, folder: folders[program] ?? `compile-cache/${program}` }
}

function readUser(pid: number): { uid: number; gid: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)![1])
  return { uid: read('Uid'), gid: read('Gid') }
}

/** Those of the files and folders that a user may open. */
function listReadable(files: string[], user: { uid: number; gid: number }): string[] {
  const script = 'for file; do (: < "$file") 2>&- && printf "%s\\n" "$file"; done'
  const { stdout } = spawnSync('/bin/sh', ['-c', script, 'sh', ...files], {
    ...{ ...user, cwd: '/', encoding: 'utf8' },
  })
  return stdout.split('\n').filter(Boolean)
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
