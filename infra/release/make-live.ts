/** Gives a release a status, once nothing that is live would break. */
import {
  copyRelease,
  createReader,
  findLive,
  type ReleaseLine,
  readStore,
  setStatus,
} from '@access/service-kit/releases'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { ReleaseContext } from './context.ts'
import { listRemoteProblems } from './remote.ts'
import { listSupergraphProblems, supergraphName } from './supergraph.ts'

/** @throws {StartupError} which names what would break */
export async function makeLive(
  context: ReleaseContext,
  line: ReleaseLine,
  status: 'live' | 'trial' = 'live',
): Promise<void> {
  const { store, steps, by } = context
  if (status === 'trial' && findLive(readStore(store), line.name)?.id === line.id)
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
