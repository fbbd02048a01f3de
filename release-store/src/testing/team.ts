/** A store of its own for a test, a team with a key, and releases of a few small files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openFolder } from '../folder-store.ts'
import { placeRelease } from '../place-release.ts'
import { addLine } from '../registry.ts'
import { createKeyPair } from '../signatures.ts'

export function createTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function createTeam(names = ['mfe_public']) {
  const folder = createTestFolder()
  const store = openFolder(path.join(folder, 'store'))
  const { signingKey, trustedKey } = await createKeyPair(names)
  return {
    store,
    storeFolder: path.join(folder, 'store'),
    copiesFolder: path.join(folder, 'copies'),
    signingKey,
    trustedKeys: [trustedKey],
    /** Places a release with these files. */
    async place(
      files: Record<string, string>,
      { name = names[0]!, version = '1.0.0', key = signingKey } = {},
    ) {
      const draft = path.join(createTestFolder(), 'draft')
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(draft, file)), { recursive: true })
        writeFileSync(path.join(draft, file), text)
      }
      const release = {
        name,
        version,
        by: 'Dana',
        folder: draft,
        files: Object.keys(files),
        description: null,
      }
      return placeRelease(store, release, key)
    },
    /** Makes a release live. */
    makeLive: (id: string, { name = names[0]!, key = signingKey } = {}) =>
      addLine(store, { name, by: 'Dana', live: id }, key),
  }
}
