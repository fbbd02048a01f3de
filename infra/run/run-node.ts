/** Runs a tool of the project and collects its output. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ToolResult {
  hasSucceeded: boolean
  output: string
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
  const [code] = await once(child, 'close')
  process.removeListener('exit', end)
  return { hasSucceeded: code === 0, output }
}
