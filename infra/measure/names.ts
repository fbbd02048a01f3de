/** `npm run measure -- names`: how well names are compared, told by the requests service. */

import { spawnSync } from 'node:child_process'
import type { Command } from '../run/start.ts'

export async function run({ root }: Command): Promise<never> {
  const { status } = spawnSync(process.execPath, ['services/requests/src/names.main.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
