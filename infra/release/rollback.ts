/** `npm run rollback`: what it does once its arguments are checked. */

import { endTrial, readStore } from '@access/service-kit/releases'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { Command } from '../run/start.ts'
import { openReleaseContext } from './context.ts'
import { makeLive } from './make-live.ts'

export async function run({ root, steps, args: [typedName = '', id] }: Command): Promise<never> {
  const context = openReleaseContext(root, steps)
  const name = typedName.replaceAll('-', '_')
  const lines = readStore(context.store).releases.filter((line) => line.name === name)
  if (!id && lines.some(({ status }) => status === 'trial')) {
    endTrial(context.store, name)
    steps.line(`${name} has no release on trial any more.`)
  } else {
    const target = lines.find((line) => (id ? line.id.startsWith(id) : line.status === 'retired'))
    if (!target) throw new StartupError(`${name} has no ${id ? `release ${id}` : 'release before this one'}.`)
    await makeLive(context, target)
  }
  process.exit(0)
}
