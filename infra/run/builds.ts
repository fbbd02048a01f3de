/** Builds what changed, in a process of its own: compilers are large, and the product is to be small. */

import { type ChildProcess, fork } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { Note } from './ground/steps.mjs'
import { Trouble } from './ground/trouble.mjs'
import { plainEnvironment } from './programs.ts'
import type { Settings } from './settings.ts'

export interface Build {
  root: string
  settings: Settings
  log: string
}

/** Starts the builder; each line it says goes to the log, and to `heard`. */
function builder(
  { root, settings, log }: Build,
  args: string[],
  heard: (line: string) => void,
): ChildProcess {
  const nodeEnv = settings.get('NODE_ENV')
  const child = fork(path.join(root, 'infra/build/build.ts'), args, {
    env: { ...plainEnvironment(), ...(nodeEnv && { NODE_ENV: nodeEnv }) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      appendFileSync(log, text)
      for (const line of text.toString().split('\n').filter(Boolean)) heard(line)
    })
  }
  return child
}

const broken = (log: string) =>
  new Trouble('Something cannot be built: mend what the compiler says, then start again.', { log })

interface Once {
  note: Note
  /** What to build; everything when it is not said. */
  names?: string[]
  /** Ends it early. */
  end: AbortSignal
}

/** Builds what changed since the last time, telling each build as it is done. */
export async function buildOnce(how: Build, { note, names = [], end }: Once): Promise<void> {
  let built = 0
  note('looking for what changed')
  const child = builder(how, names, (line) => {
    if (line.startsWith('built ')) note(`${++built} so far, the last: ${line.slice('built '.length)}`)
  })
  const stop = () => child.kill('SIGTERM')
  end.addEventListener('abort', stop, { once: true })
  const code = await new Promise((resolve) => child.once('close', resolve))
  end.removeEventListener('abort', stop)
  if (code !== 0 && !end.aborted) throw broken(how.log)
  note(built === 0 ? 'nothing changed' : `${built} built`)
}

/** Watches the sources and builds what changes; `built` hears the name of what was. */
export async function buildAlways(how: Build, note: Note, built: (name: string) => void) {
  const child = builder(how, ['--watch'], note)
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const first = new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(broken(how.log)))
    child.on('message', ({ type, target }: { type: string; target?: string }) => {
      if (type === 'ready') resolve()
      if (type === 'built' && target) built(target)
    })
  })
  await first
  note('built, and watched')
  return {
    stop() {
      child.kill('SIGTERM')
      return gone
    },
  }
}
