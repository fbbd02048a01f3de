/** What the shell offers to remotes: its contract, and the versions of the modules that it shares. */

import { readFileSync } from 'node:fs'
import { sharedModuleVersions } from '../../shell/federation.ts'
import { contract } from '../../shell/kit/src/contract.ts'
import { readPackage, resolveFromRoot } from '../build/paths.ts'
import { findLiveRelease } from './live-state.ts'
import type { ReleaseContext } from './release-context.ts'

export interface ShellDescription {
  contract: number
  sharedModules: Record<string, string>
}

/** That of this checkout. */
export function describeShell(): ShellDescription {
  const { dependencies } = JSON.parse(readFileSync(resolveFromRoot('shell/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const kit = '@access/kit'
  const getVersion = (module: string) =>
    module === kit ? readPackage('shell/kit').version : dependencies[module.split('/')[0]!]!
  return {
    contract,
    sharedModules: Object.fromEntries(
      Object.keys(sharedModuleVersions).map((module) => [module, getVersion(module)]),
    ),
  }
}

/** That of the live shell; where none was released yet, that of this checkout. */
export async function readLiveShell(context: ReleaseContext): Promise<ShellDescription> {
  const live = await findLiveRelease(context, 'shell')
  return live ? (live.manifest.description as ShellDescription) : describeShell()
}
