/** Runs a tool of the project and collects its output. */

import { type ChildProcess, spawn } from 'node:child_process'

// A machine that is busy with something else takes three times as long as a quiet one; the long tests take an hour.
const toolTimeout = 80 * 60_000
const runningTools = new Set<ChildProcess>()

export interface ToolResult {
  hasSucceeded: boolean
  output: string
}

/** Runs Node with these arguments; a tool that takes eighty minutes is stuck, and ended. */
export async function runNode(
  args: string[],
  { cwd, env, onOutput }: { cwd: string; env: NodeJS.ProcessEnv; onOutput?(text: string): void },
): Promise<ToolResult> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  runningTools.add(child)
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      chunks.push(`${data}`)
      onOutput?.(`${data}`)
    })
  const timer = setTimeout(() => {
    chunks.push('\nThis took eighty minutes and was ended.\n')
    stopProcessGroup(child)
  }, toolTimeout)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  runningTools.delete(child)
  return { hasSucceeded: code === 0, output: chunks.join('') }
}

/** Ends whatever tool is still running, with all it started. */
export function stopTools(): void {
  for (const child of runningTools) stopProcessGroup(child)
}

function stopProcessGroup(child: ChildProcess) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}
