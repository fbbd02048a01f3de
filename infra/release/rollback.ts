/** `npm run rollback`: what it does once its arguments are checked. */
import { listHistory, type RegistryLine } from '@access/release-store'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { Command } from '../run/start.ts'
import { findCandidate } from './find-candidate.ts'
import { assertNothingBreaks, makeLive } from './make-live.ts'
import { findPart } from './parts.ts'
import { openReleaseContext } from './release-context.ts'

export async function run({ root, steps, args }: Command): Promise<never> {
  const part = findPart(args[0]!)
  const context = await openReleaseContext(root, steps)
  const history = (await listHistory(context.store, part.name, context.trustedKeys)).filter(
    (line): line is RegistryLine => !('problem' in line),
  )
  const id = findRollbackTarget(part.name, history, args[1])
  await assertNothingBreaks(part, context, await findCandidate(part, context, id))
  await makeLive(part, context, id)
  process.exit(0)
}

/** @throws {StartupError} where there is nothing to go back to */
export function findRollbackTarget(name: string, history: RegistryLine[], version?: string): string {
  const [current, ...earlier] = history
  if (!current) throw new StartupError(`${name} was never released.`)
  if (version !== undefined) {
    const line = history.find(({ live }) => live === version || live.startsWith(`${version}-`))
    if (line) return line.live
    throw new StartupError(
      `${name} ${version} was never live: npm run release -- NAME --history lists what was.`,
    )
  }
  if (current.canary) return current.live
  const before = earlier.find(({ live }) => live !== current.live)
  if (before) return before.live
  throw new StartupError(`${name} ${current.live} is the first release: there is none before.`)
}
