/** A micro-frontend: its release must fit the shell, the modules that the shell shares, and the API. */
import path from 'node:path'
import { buildSchema } from 'graphql'
import semver from 'semver'
import type { RemoteDescription } from '../../shell/federation.ts'
import { federationManifestFile, readFederationManifest } from '../../shell/federation-manifest.ts'
import { build } from '../build/build.ts'
import { persistedOperationsOfRelease, readBuiltRemote } from '../build/built-remote.ts'
import { listOverspending } from '../build/page-bytes.ts'
import { resolveInBuild } from '../build/paths.ts'
import type { RemoteTarget } from '../build/targets.ts'
import { readLiveApi } from './live-state.ts'
import { listBrokenOperations, readOperations, runTool } from './operations.ts'
import type { Candidate, Part } from './part.ts'
import { readLiveShell, type ShellDescription } from './shell-description.ts'

export const createRemotePart = ({ name, folder }: RemoteTarget): Part => ({
  name,
  folder,
  keyNames: [name],
  hasCanary: true,

  async build() {
    // What a page loads is the shell's and the remote's together.
    await build([name, 'shell'], { mode: 'production' })
    const overspending = listOverspending([name])
    if (overspending.length > 0) throw new Error(overspending.join('\n'))
    return readBuiltRemote(name)
  },

  async listProblems(context, candidate) {
    const { manifest, readFile, folder } = candidate
    const description = manifest.description as RemoteDescription
    const shell = await readLiveShell(context)
    const shellProblems = await listShellProblems({ description, readFile }, shell)
    const operations = readOperations(name, await readFile(persistedOperationsOfRelease))
    return [
      ...shellProblems,
      // A bundle for another contract fails in any case.
      ...(shellProblems.length === 0 && folder ? listBundleProblems(context.root, candidate) : []),
      ...listBrokenOperations(buildSchema(await readLiveApi(context)), operations),
    ]
  },
})

/** What of a shell does not fit a release of a remote: its contract, or else a module that it shares. */
export async function listShellProblems(
  { description, readFile }: { description: RemoteDescription; readFile: Candidate['readFile'] },
  shell: ShellDescription,
): Promise<string[]> {
  const { contract } = description
  if (contract !== shell.contract)
    return [`it was built for contract ${contract}, the shell speaks ${shell.contract}`]
  const { sharedModules } = readFederationManifest(await readFile(federationManifestFile))
  return Object.entries(sharedModules).flatMap(([module, range]) => {
    const version = shell.sharedModules[module]
    if (version && semver.satisfies(version, range)) return []
    return [`it needs ${module} ${range}, the shell shares ${version ?? 'none'}`]
  })
}

/** What the shell of this checkout says of the bundle when it loads it. */
function listBundleProblems(root: string, { manifest, folder }: Candidate): string[] {
  const shellFolder = resolveInBuild('shell')
  const problem = runTool(
    path.join(root, 'shell/server/check-release.main.ts'),
    JSON.stringify({ shellFolder, manifest, folder }),
  )
  return problem ? [problem] : []
}
