/** The shell: what it offers must fit every remote that is live. Its code comes with its image, or with the clone. */

import { fetchFile } from '@access/release-store'
import { buildSchema } from 'graphql'
import type { RemoteDescription } from '../../shell/federation.ts'
import { persistedOperationsFile, resolveFromRoot } from '../build/paths.ts'
import { remotes } from '../build/targets.ts'
import { listUsedReleases, readLiveApi } from './live-state.ts'
import { listBrokenOperations, readOperations } from './operations.ts'
import type { Part } from './part.ts'
import { listShellProblems } from './remote-part.ts'
import { describeShell, type ShellDescription } from './shell-description.ts'

export const shellPart: Part = {
  name: 'shell',
  folder: 'shell',
  keyNames: ['shell'],
  hasCanary: false,

  build: async () => ({
    folder: resolveFromRoot('shell'),
    files: [persistedOperationsFile],
    description: describeShell(),
  }),

  async listProblems(context, { manifest, readFile }) {
    const shell = manifest.description as ShellDescription
    const used = await Promise.all(remotes.map(({ name }) => listUsedReleases(context, name)))
    const operations = readOperations('shell', await readFile(persistedOperationsFile))
    const remoteProblems = used.flat().map(async (release) => {
      const description = release.description as RemoteDescription
      const readReleased = async (file: string) => (await fetchFile(context.store, release, file)).toString()
      const problems = await listShellProblems({ description, readFile: readReleased }, shell)
      return problems.map((problem) => `${release.name} ${release.id}: ${problem}`)
    })
    return [
      ...(await Promise.all(remoteProblems)).flat(),
      ...listBrokenOperations(buildSchema(await readLiveApi(context)), operations),
    ]
  },
}
