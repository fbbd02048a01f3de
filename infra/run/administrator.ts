/** Asks auth's own command about the administrator. */

import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildServiceEnvironment, type ProgramContext } from './programs.ts'

/** Whether this is still the administrator's password: the generated one is shown only as long as it opens the door. */
export async function isCurrentPassword(context: ProgramContext): Promise<boolean> {
  const { root, settings, secrets } = context
  const command = path.join(root, '.build/services/auth/admin.mjs')
  const child = spawn(process.execPath, [command, 'is-current', settings.get('ADMIN_EMAIL')], {
    env: buildServiceEnvironment('auth', context),
    ...context.runAs,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(secrets.adminPassword)
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', resolve)
  })
  return code === 0
}
