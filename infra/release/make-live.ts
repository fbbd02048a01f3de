/** Makes a release live, or a canary, once nothing would break. */
import { addLine, findCurrentLine, removeOldReleases } from '@access/release-store'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { Candidate, Part } from './part.ts'
import type { ReleaseContext } from './release-context.ts'

/** @throws {StartupError} which names what would break */
export async function assertNothingBreaks(part: Part, context: ReleaseContext, candidate: Candidate) {
  const problems = await part.listProblems(context, candidate)
  if (problems.length === 0) return
  throw new StartupError(
    `${part.name} ${candidate.manifest.version} stays out, since it would break what is live:\n\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  )
}

/** Adds the line; with a share, only for so many visitors of a hundred beside those of the live release. */
export async function makeLive(
  part: Part,
  context: ReleaseContext,
  id: string,
  share: number | null = null,
): Promise<void> {
  const { store, trustedKeys, key, by, steps } = context
  const { name } = part
  const current = await findCurrentLine(store, name, trustedKeys)
  if (share !== null && !current)
    throw new StartupError(`${name} has no live release yet, so that there is nothing beside a canary.`)
  if (current?.live === id && !current.canary) {
    steps.line(`${name} ${id} is live already.`)
    return
  }
  const line =
    share === null
      ? await addLine(store, { name, by, live: id }, key)
      : await addLine(store, { name, by, live: current!.live, canary: { id, share } }, key)
  steps.line(
    share === null
      ? `${name} ${id} is live (line ${line.number}, by ${by}).`
      : `${name} ${id} is the canary for ${share} visitors of a hundred (line ${line.number}, by ${by}).`,
  )
  if (share === null) await part.onLive?.(context)
  const removed = await removeOldReleases(store, { name, trustedKeys })
  if (removed.length > 0) steps.line(`No longer stored: ${removed.join(', ')}.`)
}
