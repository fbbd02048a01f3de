/** A whole product of one's own, for tests: on a free port, with an empty data folder that goes when it stops. */

import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePorts } from '../ports.ts'
import { getBaseEnvironment } from '../programs.ts'
import { type Environment, settings } from '../settings.ts'

export interface Product {
  url: string
  dataDir: string
  adminEmail: string
  adminPassword: string
  /** The start command's process. */
  pid: number
  /** All that it has printed so far. */
  getOutput(): string
  /** Once it has ended, by itself or by a signal; with its exit code, or that signal. */
  whenExited: Promise<number | string>
  /** Stops it as Ctrl-C would, and removes its data unless `DATA_DIR` was set. */
  stop(): Promise<void>
}

const administrator = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'a-password-for-journeys' }
const ownRoot = path.resolve(import.meta.dirname, '../../..')

/**
 * Starts `npm start`'s own command, behind a `launcher` where there is one, and waits until it is ready; an Error with
 * what it printed when it is not.
 */
export async function startProduct({
  env = {},
  launcher = [],
  root = ownRoot,
}: {
  env?: Environment
  launcher?: string[]
  /** Another checkout of the project, to start that one. */
  root?: string
} = {}): Promise<Product> {
  const dataDir = env.DATA_DIR ?? createTempFolder()
  const port = env.PORT ?? `${(await findFreePorts(1))[0]}`
  const effectiveEnv: Environment = { ...administrator, ...env, DATA_DIR: dataDir, PORT: port }
  const [program, ...args] = [...launcher, process.execPath, path.join(root, 'infra/run/run.mjs'), 'start']
  const child = spawn(program!, args, {
    cwd: root,
    env: { ...getBaseEnvironment(), ...buildEmptySettings(), CI: 'true', ...effectiveEnv },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Out of our group: Ctrl-C on the tests reaches it when its channel closes, not halfway through a step.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const whenExited = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? 0))
  })
  const removeData = () => {
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
  }
  const url = await Promise.race([waitForReadyUrl(child), whenExited])
  if (typeof url !== 'string' || !url.startsWith('http')) {
    removeData()
    throw new Error(`The product did not start (${url}):\n${output}`)
  }
  return {
    url,
    dataDir,
    adminEmail: effectiveEnv.ADMIN_EMAIL ?? '',
    adminPassword: effectiveEnv.ADMIN_PASSWORD ?? '',
    pid: child.pid!,
    getOutput: () => output,
    whenExited,
    async stop() {
      child.kill('SIGTERM')
      await whenExited
      removeData()
    },
  }
}

/** Whether the product at this address says that everything is ready. */
export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )

function createTempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-product-'))
  // For root, PostgreSQL runs as another user, who would otherwise put the cluster where we do not remove it.
  chmodSync(folder, 0o755)
  return folder
}

function waitForReadyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) resolve(message.url)
    })
  })
}

/** Every setting blank, so that the developer's own `.env` has no say. */
const buildEmptySettings = (): Environment => Object.fromEntries(settings.map(({ name }) => [name, '']))
