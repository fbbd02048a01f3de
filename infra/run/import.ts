/** `npm run import`: the file is named from where npm was called, and read by content's own command. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from './bootstrap/startup-error.mjs'
import { runServiceCommand } from './service-command.ts'
import type { Command } from './start.ts'

export async function run(command: Command): Promise<never> {
  const options = { 'skip-bad': { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ args: command.args, options, allowPositionals: true })
  const [type = '', name = ''] = positionals
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}: name one that is there.`)
  const args = [type, file, ...(values['skip-bad'] ? ['--skip-bad'] : [])]
  return runServiceCommand(command, {
    service: 'content',
    command: 'import',
    args,
    purpose: 'an import',
    files: [file],
  })
}
