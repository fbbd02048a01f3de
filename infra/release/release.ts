/** `npm run release`, which releases a part of the product or says what was released, and `npm run rollback`. */
import {
  copyRelease,
  createReader,
  endTrial,
  findLive,
  placeRelease,
  type ReleaseLine,
  readStore,
  setStatus,
} from '@access/service-kit/releases'
import { serviceNames } from '../build/targets.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { Command } from '../run/start.ts'
import { openReleaseContext, type ReleaseContext } from './context.ts'
import { buildRemote, listRemoteProblems } from './remote.ts'
import { buildSupergraph, listSupergraphProblems, supergraphName } from './supergraph.ts'

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

/**
 * Gives a release a status, once nothing that is live would break.
 * @throws {StartupError} which names what would
 */
async function makeLive(
  context: ReleaseContext,
  line: ReleaseLine,
  status: 'live' | 'trial' = 'live',
): Promise<void> {
  const { store, steps, by } = context
  if (status === 'trial' && findLive(store, line.name)?.id === line.id)
    throw new StartupError(`${line.name} ${line.id} is live already.`)
  // What the store has is checked as the programs do that follow it.
  const release = await copyRelease(createReader(store.folder), line, store.folder, () => true)
  const listProblems = line.name === supergraphName ? listSupergraphProblems : listRemoteProblems
  const problems = listProblems(context, release)
  if (problems.length > 0)
    throw new StartupError(
      `${line.name} ${line.id} stays out, since it would break what is live:\n\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
  setStatus(store, { ...line, by }, status)
  steps.line(`${line.name} ${line.id} is ${status === 'live' ? 'live' : 'on trial'} (by ${by}).`)
}
