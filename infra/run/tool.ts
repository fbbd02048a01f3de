/** Runs a tool of the project to its end, keeping what it says. */

import { type ChildProcess, spawn } from 'node:child_process'

const atMost = 25 * 60_000
const running = new Set<ChildProcess>()

export interface Ended {
  well: boolean
  output: string
}

/** Runs Node with these arguments; a tool that takes twenty-five minutes is stuck, and ended. */
export async function node(
  args: string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Ended> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  const pieces: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => pieces.push(`${text}`))
  const alarm = setTimeout(() => {
    pieces.push('\nThis took twenty-five minutes and was ended.\n')
    endGroup(child)
  }, atMost)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(alarm)
  running.delete(child)
  return { well: code === 0, output: pieces.join('') }
}

/** Ends whatever tool is still running, with all it started. */
export function endTools(): void {
  for (const child of running) endGroup(child)
}

function endGroup(child: ChildProcess) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}
