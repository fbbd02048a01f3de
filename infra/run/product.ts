/** A whole product of one's own, for tests: on a free port, with an empty data folder that goes when it stops. */

import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from './ports.ts'
import { plainEnvironment } from './programs.ts'
import { type Environment, settings } from './settings.ts'

export interface Product {
  url: string
  dataDir: string
  adminEmail: string
  adminPassword: string
  /** The start command's process. */
  pid: number
  /** All that it has printed so far. */
  printed(): string
  /** Once it has ended, by itself or because it was told to; with its exit code, or the signal that ended it. */
  ended: Promise<number | string>
  /** Stops it as Ctrl-C would, and removes its data unless the folder was given. */
  stop(): Promise<void>
}

const administrator = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'a-password-for-journeys' }
const root = path.resolve(import.meta.dirname, '../..')

/** Starts `npm start`'s own command and waits until it is ready; an Error with what it printed when it is not. */
export async function startProduct({ env = {} }: { env?: Environment } = {}): Promise<Product> {
  const dataDir = env.DATA_DIR ?? aFolder()
  const port = env.PORT ?? `${(await freePorts(1))[0]}`
  const given: Environment = { ...administrator, ...env, DATA_DIR: dataDir, PORT: port }
  const child = spawn(process.execPath, [path.join(root, 'infra/run/start.mjs')], {
    cwd: root,
    env: { ...plainEnvironment(), ...nothingElse(), CI: 'true', ...given },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Out of our group: Ctrl-C on the tests reaches it when its channel closes, not halfway through a step.
    detached: true,
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (words += text))
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? 0))
  })
  const clean = () => {
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
  }
  const url = await Promise.race([readyAt(child), ended])
  if (typeof url !== 'string' || !url.startsWith('http')) {
    clean()
    throw new Error(`The product did not start (${url}):\n${words}`)
  }
  return {
    url,
    dataDir,
    adminEmail: given.ADMIN_EMAIL ?? '',
    adminPassword: given.ADMIN_PASSWORD ?? '',
    pid: child.pid!,
    printed: () => words,
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
      clean()
    },
  }
}

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-product-'))
  // For root, PostgreSQL runs as another user, who would otherwise put the cluster where we do not remove it.
  chmodSync(folder, 0o755)
  return folder
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) resolve(message.url)
    })
  })
}

/** Every setting blank, so that the developer's own `.env` has no say. */
const nothingElse = (): Environment => Object.fromEntries(settings.map(({ name }) => [name, '']))
