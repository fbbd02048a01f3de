/** `npm run measure -- names`: precision and recall of the name matching. */

import { spawnSync } from 'node:child_process'
import type { Command } from '../run/start.ts'

export async function run({ root }: Command): Promise<never> {
  const { status } = spawnSync(process.execPath, ['services/name-matching/src/measure.main.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
