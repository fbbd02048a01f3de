import { contract, type Remote } from '@access/kit'
import { expect, test } from 'vitest'
import type { RemoteName } from './registry.ts'
import { createPreviewFinder, type RemoteLoader } from './remote-loader.ts'

const View = () => null

function createRemoteLoader(remotes: Partial<Record<RemoteName, Remote>>) {
  const resetRemotes: RemoteName[] = []
  const remoteLoader: RemoteLoader = {
    async loadRemote(name) {
      const remote = remotes[name]
      if (!remote) throw new Error(`${name} is unavailable`)
      return remote
    },
    resetRemote: (name) => void resetRemotes.push(name),
    isUnavailable: () => false,
  }
  return { remoteLoader, resetRemotes }
}

const remote = (previews?: Remote['previews']): Remote => ({ contract, routes: [], previews })

test('the remote with the preview is found, and an unavailable one is loaded again next time', async () => {
  const { remoteLoader, resetRemotes } = createRemoteLoader({
    mfe_get_help: remote(),
    mfe_admin: remote({ BlogPost: View }),
  })
  expect(await createPreviewFinder(remoteLoader)('BlogPost')).toBe(View)
  expect(resetRemotes).toEqual(['mfe_public'])
})

test('without a preview the result is null, whatever its key', async () => {
  const all = { mfe_public: remote({ Case: View }), mfe_get_help: remote(), mfe_admin: remote() }
  const find = createPreviewFinder(createRemoteLoader(all).remoteLoader)
  expect(await find('BlogPost')).toBeNull()
  expect(await find('constructor')).toBeNull()
})
