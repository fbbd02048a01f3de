/** `npm run release`: what it does once its arguments are checked. */
import { parseArgs } from 'node:util'
import { placeRelease, readStore } from '@access/service-kit/releases'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { Command } from '../run/start.ts'
import { openReleaseContext } from './context.ts'
import { makeLive } from './make-live.ts'
import { serviceNames } from './names.mjs'
import { buildRemote } from './remote.ts'
import { buildSupergraph, supergraphName } from './supergraph.ts'

export async function run({ root, steps, args }: Command): Promise<never> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { try: { type: 'boolean' }, promote: { type: 'boolean' }, history: { type: 'boolean' } },
  })
  const [typedName = ''] = positionals
  const isService = serviceNames.includes(typedName)
  const name = isService ? supergraphName : typedName.replaceAll('-', '_')
  const context = openReleaseContext(root, steps)
  const lines = readStore(context.store).releases.filter((line) => line.name === name)
  if (values.history) {
    for (const { since, id, status, by } of lines) steps.line(`${since}  ${id}  ${status}  ${by}`)
  } else if (values.promote) {
    const trial = lines.find(({ status }) => status === 'trial')
    if (!trial) throw new StartupError(`${name} has no release on trial.`)
    await makeLive(context, trial)
  } else {
    const draft = await steps.step(`build ${typedName}`, async () =>
      isService ? buildSupergraph(typedName, context) : buildRemote(name, context),
    )
    await makeLive(context, placeRelease(context.store, draft), values.try ? 'trial' : 'live')
  }
  process.exit(0)
}
