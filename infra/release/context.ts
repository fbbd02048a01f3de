/** What the commands about releases need: the store, and who releases. */
import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import path from 'node:path'
import { ensureKeys, type StoreFiles } from '@access/service-kit/releases'
import { getLocalStore } from '../build/local-store.ts'
import type { Steps } from '../run/bootstrap/steps.mjs'
import { loadDotEnv } from '../run/load-settings.ts'
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
    folder: resolveFromCaller(RELEASE_STORE) ?? local.folder,
    keyFile: resolveFromCaller(RELEASE_KEY) ?? local.keyFile,
    keysFile: resolveFromCaller(RELEASE_KEYS) ?? local.keysFile,
  }
  ensureKeys(store)
  return { root, steps, store, by: RELEASE_BY || getAuthor(root) }
}

/** npm changes into the project; what was typed is from where it was typed. */
const resolveFromCaller = (file: string | undefined) =>
  file ? path.resolve(process.env.INIT_CWD ?? process.cwd(), file) : undefined

function getAuthor(root: string): string {
  try {
    const options = { cwd: root, env: getBaseEnvironment(), encoding: 'utf8' } as const
    return execFileSync('git', ['config', 'user.name'], options).trim()
  } catch {
    return userInfo().username
  }
}
