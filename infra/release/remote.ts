/** A micro-frontend: its release must fit the shell, the modules that the shell shares, and the API. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type LocalRelease, type ReleaseDraft, readStore } from '@access/service-kit/releases'
import semver from 'semver'
import { remoteDescription } from '../../shell/federation-manifest.ts'
import { contract } from '../../shell/kit/src/contract.ts'
import { build } from '../build/build.ts'
import { persistedOperationsOfRelease, readBuiltRemote } from '../build/built-remote.ts'
import { listOverspending } from '../build/page-bytes.ts'
import { readPackage, resolveFromRoot, resolveInBuild } from '../build/paths.ts'
import { getBaseEnvironment } from '../run/programs.ts'
import type { ReleaseContext } from './context.ts'
import { listBrokenOperations, readOperations } from './operations.ts'
import { readLiveApi, supergraphName } from './supergraph.ts'

export async function buildRemote(name: string, { by }: ReleaseContext): Promise<ReleaseDraft> {
  // What a page loads is the shell's and the remote's together.
  await build([name, 'shell'], { mode: 'production' })
  const overspending = listOverspending([name])
  if (overspending.length > 0) throw new Error(overspending.join('\n'))
  return { ...readBuiltRemote(name), name, by }
}

/** A sentence for each thing that would break. */
export function listRemoteProblems(context: ReleaseContext, release: LocalRelease): string[] {
  const { line, manifest, folder } = release
  // A shell runs what it has a contract with, so the live releases say which one that is.
  const live = readStore(context.store).releases.filter(
    ({ name, status }) => status === 'live' && name !== supergraphName,
  )
  const spoken = live[0]?.contract ?? contract
  if (line.contract !== spoken)
    return [`it was built for contract ${line.contract}, the shell speaks ${spoken}`]
  const { sharedModules } = remoteDescription.parse(manifest.description)
  const operations = readOperations(line.name, path.join(folder, persistedOperationsOfRelease))
  return [
    ...listSharedModuleProblems(sharedModules),
    ...listBundleProblems(release),
    ...listBrokenOperations(readLiveApi(context), operations),
  ]
}

function listSharedModuleProblems(sharedModules: Record<string, string>): string[] {
  const { dependencies } = JSON.parse(readFileSync(resolveFromRoot('shell/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.entries(sharedModules).flatMap(([module, range]) => {
    const isKit = module === '@access/kit'
    const version = isKit ? readPackage('shell/kit').version : dependencies[module.split('/')[0]!]
    if (version && semver.satisfies(version, range)) return []
    return [`it needs ${module} ${range}, the shell shares ${version ?? 'none'}`]
  })
}

/** What the shell of this checkout says of the bundle when it loads it, in a process that knows none of our secrets. */
function listBundleProblems(release: LocalRelease): string[] {
  const checker = resolveFromRoot('shell/server/check-release.main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [checker, resolveInBuild('shell')], {
    input: JSON.stringify(release),
    encoding: 'utf8',
    env: getBaseEnvironment(),
  })
  if (status !== 0) return [`its bundle ended the process that loads it: ${stderr.trim()}`]
  return stdout ? [stdout] : []
}
