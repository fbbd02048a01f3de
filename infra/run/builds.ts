/** Builds what changed, in a process of its own: compilers are large, and the product is to be small. */

import { type ChildProcess, fork } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './bootstrap/startup-error.mjs'
import type { Note } from './bootstrap/steps.mjs'
import { getCompileCache } from './program-users.ts'
import { getBaseEnvironment } from './programs.ts'
import type { Settings } from './settings.ts'

export interface BuildContext {
  root: string
  settings: Settings
  log: string
}

/** Starts the builder; each line of its output goes to the log, and to `onLine`. */
function startBuilder(
  { root, settings, log }: BuildContext,
  args: string[],
  onLine: (line: string) => void,
): ChildProcess {
  const nodeEnv = settings.get('NODE_ENV')
  const child = fork(path.join(root, 'infra/build/build.ts'), args, {
    env: {
      ...getBaseEnvironment(),
      ...(nodeEnv && { NODE_ENV: nodeEnv }),
      // It is small when nothing changed: compiling its TypeScript took half of its time.
      NODE_COMPILE_CACHE: getCompileCache(root, settings.dataDir),
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      appendFileSync(log, text)
      for (const line of text.toString().split('\n').filter(Boolean)) onLine(line)
    })
  }
  return child
}

const createBuildError = (log: string) =>
  new StartupError('The build failed: fix what the compiler reports, then start again.', { log })

interface BuildOnceOptions {
  note: Note
  /** What to build; everything by default. */
  names?: string[]
  /** Ends it early. */
  signal: AbortSignal
}

/** Builds what changed since the last time, telling each build as it is done. */
export async function buildChanged(
  context: BuildContext,
  { note, names = [], signal }: BuildOnceOptions,
): Promise<void> {
  let builtCount = 0
  note('looking for what changed')
  const child = startBuilder(context, names, (line) => {
    if (line.startsWith('built ')) note(`${++builtCount} so far, the last: ${line.slice('built '.length)}`)
  })
  const stop = () => child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  const code = await new Promise((resolve) => child.once('close', resolve))
  signal.removeEventListener('abort', stop)
  if (code !== 0 && !signal.aborted) throw createBuildError(context.log)
  note(builtCount === 0 ? 'nothing changed' : `${builtCount} built`)
}

/** What of all builds a start needs: with a release store the remotes come from there. */
export const listNeededBuilds = (settings: Settings): string[] =>
  settings.get('RELEASE_STORE') ? ['auth', 'content', 'requests', 'shell'] : []

/** Watches the sources and builds what changes; `onBuilt` gets the name of each built target. */
export async function buildAndWatchSources(
  context: BuildContext,
  note: Note,
  onBuilt: (name: string) => void,
) {
  const child = startBuilder(context, ['--watch'], note)
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const firstBuild = new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(createBuildError(context.log)))
    child.on('message', ({ type, target }: { type: string; target?: string }) => {
      if (type === 'ready') resolve()
      if (type === 'built' && target) onBuilt(target)
    })
  })
  await firstBuild
  note('built, and watched')
  return {
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}
