/** Asks auth's own command about the administrator. */

import path from 'node:path'
import { buildServiceEnvironment, type ProgramContext } from './programs.ts'
import { spawnProgram } from './spawn-program.ts'

/** Whether this is still the administrator's password: the generated one is shown only as long as it opens the door. */
export async function isCurrentPassword(context: ProgramContext): Promise<boolean> {
  const { root, settings, secrets } = context
  const command = path.join(root, '.build/services/auth/admin.mjs')
  const child = spawnProgram([command, 'is-current', settings.get('ADMIN_EMAIL')], {
    env: buildServiceEnvironment('auth', context),
    ...context.users.auth,
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  child.stdin!.on('error', () => {})
  child.stdin!.end(secrets.adminPassword)
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', resolve)
  })
  return code === 0
}
