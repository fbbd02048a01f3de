/** Places the remotes of this image in the store, and makes them live where nobody has released others. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  addLine,
  createKeyPair,
  findCurrentLine,
  formatTrustedKeys,
  openReleaseStore,
  parseSigningKey,
  parseTrustedKeys,
  placeRelease,
  removeOldReleases,
} from '@access/release-store'
import { readBuiltRemote } from '../build/built-remote.ts'
import { readPackage } from '../build/paths.ts'
import { remotes } from '../build/targets.ts'

/** Who a release is by that came with an image: the next image may take its place. */
const by = 'image'

/** In a folder, with the keys that are trusted beside it; the key of the installation is made with the first. */
export async function releaseFromImage(folder: string): Promise<void> {
  const files = { trusted: path.join(folder, 'release-keys.json'), key: '/data/release-key.json' }
  if (!existsSync(files.key)) {
    const { signingKey, trustedKey } = await createKeyPair(['*'])
    writeFileSync(files.trusted, formatTrustedKeys([trustedKey]))
    writeFileSync(files.key, JSON.stringify(signingKey), { mode: 0o600 })
  }
  const key = parseSigningKey(readFileSync(files.key, 'utf8'))
  const trustedKeys = parseTrustedKeys(readFileSync(files.trusted, 'utf8'))
  const store = await openReleaseStore(folder)
  for (const { name, folder: workspace } of remotes) {
    const current = await findCurrentLine(store, name, trustedKeys)
    const { version } = readPackage(workspace)
    const { id } = await placeRelease(store, { ...readBuiltRemote(name), name, version, by }, key)
    if (!current || (current.by === by && current.live !== id))
      await addLine(store, { name, by, live: id }, key)
    await removeOldReleases(store, { name, trustedKeys })
  }
}
