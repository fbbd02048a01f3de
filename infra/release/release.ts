/** `npm run release`, which releases a part of the product or says what was released, and `npm run rollback`. */
import { endTrial, placeRelease, type ReleaseLine, readStore } from '@access/service-kit/releases'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { serviceNames } from '../run/commands.mjs'
import type { Command } from '../run/start.ts'
import { openReleaseContext, type ReleaseContext } from './context.ts'
import { makeLive } from './make-live.ts'
import { buildRemote } from './remote.ts'
import { buildSupergraph, supergraphName } from './supergraph.ts'

export async function run(command: Command): Promise<never> {
  const { root, steps } = command
  const [typedName = ''] = command.positionals
  const name = serviceNames.includes(typedName) ? supergraphName : typedName.replaceAll('-', '_')
  const context = openReleaseContext(root, steps)
  const lines = readStore(context.store).releases.filter((line) => line.name === name)
  const act = command.name === 'release' ? release : rollBack
  await act(context, command, name, lines)
  process.exit(0)
}

async function release(
  context: ReleaseContext,
  { steps, positionals: [typedName = ''], values }: Command,
  name: string,
  lines: ReleaseLine[],
) {
  if (values.history) {
    for (const { since, id, status, by } of lines) steps.line(`${since}  ${id}  ${status}  ${by}`)
  } else if (values.promote) {
    const trial = lines.find(({ status }) => status === 'trial')
    if (!trial) throw new StartupError(`${name} has no release on trial.`)
    await makeLive(context, trial)
  } else {
    const draft = await steps.step(`build ${typedName}`, async () =>
      name === supergraphName ? buildSupergraph(typedName, context) : buildRemote(name, context),
    )
    await makeLive(context, placeRelease(context.store, draft), values.try ? 'trial' : 'live')
  }
}

/** Ends a trial; without one, or with an id, an earlier release becomes live again. */
async function rollBack(
  context: ReleaseContext,
  { steps, positionals: [, id] }: Command,
  name: string,
  lines: ReleaseLine[],
) {
  if (!id && lines.some(({ status }) => status === 'trial')) {
    endTrial(context.store, name)
    return steps.line(`${name} has no release on trial any more.`)
  }
  const target = lines.find((line) => (id ? line.id.startsWith(id) : line.status === 'retired'))
  if (!target) throw new StartupError(`${name} has no ${id ? `release ${id}` : 'release before this one'}.`)
  await makeLive(context, target)
}
