/** `npm run release`: what it does once its arguments are checked. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  buildManifest,
  createKeyPair,
  findCurrentLine,
  listHistory,
  placeRelease,
} from '@access/release-store'
import { readPackage } from '../build/paths.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { Command } from '../run/start.ts'
import { applyChangesets } from './apply-changesets.ts'
import { findCandidate } from './find-candidate.ts'
import { assertNothingBreaks, makeLive } from './make-live.ts'
import type { Part } from './part.ts'
import { findPart } from './parts.ts'
import { openReleaseContext, type ReleaseContext } from './release-context.ts'

export async function run({ root, steps, args }: Command): Promise<never> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      promote: { type: 'boolean' },
      history: { type: 'boolean' },
      'new-key': { type: 'string' },
    },
  })
  const part = findPart(positionals[0]!)
  if (values['new-key']) {
    await writeNewKey(part, values['new-key'], steps.line)
    process.exit(0)
  }
  const context = await openReleaseContext(root, steps)
  const share = values.canary === undefined ? null : Number(values.canary)
  if (share !== null && !part.hasCanary)
    throw new StartupError(`Of ${part.name} there is one for all: only remotes have canaries.`)
  if (values.history) await printHistory(part, context)
  else if (values.promote) await promote(part, context)
  else await release(part, context, share)
  process.exit(0)
}

async function release(part: Part, context: ReleaseContext, share: number | null): Promise<void> {
  const { root, steps, store, key, by } = context
  const { name } = readPackage(part.folder)
  const newVersion = await applyChangesets(root, name)
  if (newVersion)
    steps.line(`${part.name} is ${newVersion} now: commit its package.json, CHANGELOG.md and .changeset.`)
  const built = await steps.step(`build ${part.name}`, () => part.build(context))
  const draft = { ...built, name: part.name, version: readPackage(part.folder).version, by }
  const manifest = await buildManifest(draft)
  await assertNewVersion(part, context, manifest)
  const readFile = async (file: string) => readFileSync(path.join(draft.folder, file), 'utf8')
  await assertNothingBreaks(part, context, { manifest, readFile, folder: draft.folder })
  await placeRelease(store, draft, key)
  await makeLive(part, context, manifest.id, share)
}

/** One version has one content, but for what is tried out in a clone. */
async function assertNewVersion(
  { name }: Part,
  { store, isOwnStore }: ReleaseContext,
  { version, id }: { version: string; id: string },
): Promise<void> {
  if (isOwnStore) return
  const keys = await store.list(`releases/${name}/${version}-`)
  const other = keys.map((key) => key.split('/')[2]).find((otherId) => otherId !== id)
  if (other)
    throw new StartupError(
      `${name} ${version} was released with other contents (${other}). Say what changed first, with npx changeset.`,
    )
}

async function promote(part: Part, context: ReleaseContext): Promise<void> {
  const { name } = part
  const line = await findCurrentLine(context.store, name, context.trustedKeys)
  if (!line?.canary) throw new StartupError(`${name} has no canary.`)
  await assertNothingBreaks(part, context, await findCandidate(part, context, line.canary.id))
  await makeLive(part, context, line.canary.id)
}

async function printHistory({ name }: Part, { store, trustedKeys, steps }: ReleaseContext): Promise<void> {
  const history = await listHistory(store, name, trustedKeys)
  if (history.length === 0) steps.line(`${name} was never released.`)
  for (const line of history)
    steps.line(
      'problem' in line
        ? `${line.number}  cannot be read: ${line.problem}`
        : `${line.number}  ${line.releasedAt}  ${line.live}${line.canary ? `  canary ${line.canary.id} ${line.canary.share} %` : ''}  ${line.by}`,
    )
}

async function writeNewKey(part: Part, file: string, print: (line: string) => void): Promise<void> {
  const { signingKey, trustedKey } = await createKeyPair(part.keyNames)
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
  try {
    writeFileSync(target, JSON.stringify(signingKey), { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    throw new StartupError(`${target} cannot be written: ${(cause as Error).message}`, { cause })
  }
  print(`The secret key is in ${target}: keep it where ${part.name} is released, and nowhere else.`)
  print('Its public half, for "keys" in the file of RELEASE_KEYS:')
  print(JSON.stringify(trustedKey, null, 2))
}
