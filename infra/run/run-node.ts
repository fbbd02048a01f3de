/** Runs a tool of the project and collects its output. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export interface ToolResult {
  hasSucceeded: boolean
  output: string
  /** Of the processor, by it and what it started; 0 where the system does not say. */
  cpuSeconds: number
}

/** Runs Node with these arguments; the tool ends when this process does. */
export async function runNode(
  args: string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<ToolResult> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => child.kill()
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  // Read as it ends, so that what ends beside it is not counted as its own.
  const ended = once(child, 'exit').then(takeEndedCpuSeconds)
  const [code] = await once(child, 'close')
  process.removeListener('exit', end)
  return { hasSucceeded: code === 0, output, cpuSeconds: await ended }
}

let countedTicks = 0

/** Of the processes that have ended below this one since the last time: cutime and cstime (proc_pid_stat(5)). */
function takeEndedCpuSeconds(): number {
  if (process.platform !== 'linux') return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const before = countedTicks
  countedTicks = Number(fields[13]) + Number(fields[14])
  return (countedTicks - before) / 100
}
