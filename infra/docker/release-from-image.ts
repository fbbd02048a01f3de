/** Places the remotes of this image in the store, and makes them live where nobody has released others. */
import path from 'node:path'
import { addLine, findCurrentLine, placeRelease, removeOldReleases } from '@access/release-store'
import { readBuiltRemote } from '../build/built-remote.ts'
import { openOwnStore } from '../build/own-store.ts'
import { readPackage } from '../build/paths.ts'
import { remotes } from '../build/targets.ts'

/** Who a release is by that came with an image: the next image may take its place. */
const by = 'image'

/** In a folder, with the list of trusted keys in it; the secret key of the installation is in its own. */
export async function releaseFromImage(folder: string): Promise<void> {
  const { store, key, trustedKeys } = await openOwnStore({
    store: folder,
    key: '/data/release-key.json',
    trustedKeys: path.join(folder, 'release-keys.json'),
  })
  for (const { name, folder: workspace } of remotes) {
    const current = await findCurrentLine(store, name, trustedKeys)
    const { version } = readPackage(workspace)
    const { id } = await placeRelease(store, { ...readBuiltRemote(name), name, version, by }, key)
    if (!current || (current.by === by && current.live !== id))
      await addLine(store, { name, by, live: id }, key)
    await removeOldReleases(store, { name, trustedKeys })
  }
}
