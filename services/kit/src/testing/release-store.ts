/** A store of its own for a test, and releases of a few small files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { ReleaseLine } from '../releases/release-list.ts'
import { ensureKeys, placeRelease, setStatus } from '../releases/store.ts'

export function createTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function createTestStore(name = 'mfe_public') {
  const root = createTestFolder()
  const store = {
    folder: path.join(root, 'store'),
    keyFile: path.join(root, 'key.pem'),
    keysFile: path.join(root, 'keys.pem'),
  }
  ensureKeys(store)
  return {
    store,
    /** What a program needs to follow it. */
    settings: { store: store.folder, keysFile: store.keysFile, copiesFolder: path.join(root, 'copies') },
    /** Releases these files. */
    release(files: Record<string, string>, status: 'live' | 'trial' = 'live'): ReleaseLine {
      const folder = path.join(createTestFolder(), 'draft')
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
        writeFileSync(path.join(folder, file), text)
      }
      const line = placeRelease(store, {
        name,
        entry: '',
        contract: 0,
        by: 'Dana',
        folder,
        files: Object.keys(files),
        description: null,
      })
      setStatus(store, line, status)
      return line
    },
  }
}
