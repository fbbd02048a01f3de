/** Places the remotes of this image in the store, and makes them live where nobody has released others. */
import path from 'node:path'
import { ensureKeys, findLive, placeRelease, readStore, setStatus } from '@access/service-kit/releases'
import { readBuiltRemote } from '../build/built-remote.ts'
import { remotes } from '../build/targets.ts'

/** Who a release is by that came with an image: the next image may take its place. */
const by = 'image'

/** In a folder, with the trusted keys in it; the secret key of the installation is in its own. */
export function releaseFromImage(folder: string): void {
  const store = { folder, keyFile: '/data/release-key.pem', keysFile: path.join(folder, 'release-keys.pem') }
  ensureKeys(store)
  for (const { name } of remotes) {
    const live = findLive(readStore(store), name)
    const line = placeRelease(store, { ...readBuiltRemote(name), name, by })
    if (!live || (live.by === by && live.id !== line.id)) setStatus(store, line, 'live')
  }
}
