/** What the commands about releases need: the store, and who releases. */
import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { ensureKeys, type StoreFiles } from '@access/service-kit/releases'
import { getLocalStore } from '../build/local-store.ts'
import type { Steps } from '../run/bootstrap/steps.mjs'
import { loadDotEnv } from '../run/load-settings.ts'
import { resolveFile } from '../run/named-files.ts'
import { getBaseEnvironment } from '../run/programs.ts'

export interface ReleaseContext {
  root: string
  steps: Steps
  store: StoreFiles
  by: string
}

export function openReleaseContext(root: string, steps: Steps): ReleaseContext {
  loadDotEnv(root)
  const { RELEASE_STORE, RELEASE_KEY, RELEASE_KEYS, RELEASE_BY } = process.env
  const local = getLocalStore()
  const store = {
    folder: RELEASE_STORE ? resolveFile(RELEASE_STORE) : local.folder,
    keyFile: RELEASE_KEY ? resolveFile(RELEASE_KEY) : local.keyFile,
    keysFile: RELEASE_KEYS ? resolveFile(RELEASE_KEYS) : local.keysFile,
  }
  ensureKeys(store)
  return { root, steps, store, by: RELEASE_BY || getAuthor(root) }
}

function getAuthor(root: string): string {
  try {
    const options = { cwd: root, env: getBaseEnvironment(), encoding: 'utf8' } as const
    return execFileSync('git', ['config', 'user.name'], options).trim()
  } catch {
    return userInfo().username
  }
}
