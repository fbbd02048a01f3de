import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One more shell before the gateway of a running product, as on another host: with copies of releases of its own. */

const root = path.resolve(import.meta.dirname, '../../..')

interface Options {
  dataDir: string
  releases: { store: string; keys: string }
  /** Where it keeps its copies. */
  copies: string
}

export interface SecondShell {
  url: string
  stop(): Promise<void>
}

export async function startSecondShell({ dataDir, releases, copies }: Options): Promise<SecondShell> {
  const { internalSecret } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  const child: ChildProcess = fork(path.join(root, 'shell/server/main.ts'), {
    cwd: root,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      GATEWAY_URL: `unix:${path.join(dataDir, 'sockets/gateway/sock')}:`,
      INTERNAL_SECRET: internalSecret,
      RELEASE_STORE: releases.store,
      RELEASE_KEYS: releases.keys,
      RELEASE_COPIES: copies,
      SHELL_FOLDER: path.join(root, '.build/shell'),
      THROTTLES: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    exited.then(([code]) => {
      throw new Error(`the shell ended with ${code}`)
    }),
  ])) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
