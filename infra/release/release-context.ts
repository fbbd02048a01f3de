/** What every command about releases needs: the store, the keys, and who it is. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import {
  openReleaseStore,
  parseSigningKey,
  parseTrustedKeys,
  type ReleaseStore,
  type SigningKey,
  type TrustedKey,
} from '@access/release-store'
import { getLocalKeyFile, getLocalStore, getLocalTrustedKeysFile } from '../build/local-store.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { Steps } from '../run/bootstrap/steps.mjs'
import { loadDotEnv } from '../run/load-settings.ts'
import { getBaseEnvironment } from '../run/programs.ts'

export interface ReleaseContext {
  root: string
  steps: Steps
  store: ReleaseStore
  /** The store of this clone, in which each build is a release. */
  isOwnStore: boolean
  trustedKeys: TrustedKey[]
  key: SigningKey
  by: string
}

/** @throws {StartupError} which says what is missing */
export async function openReleaseContext(root: string, steps: Steps): Promise<ReleaseContext> {
  loadDotEnv(root)
  const { env } = process
  const store = env.RELEASE_STORE || getLocalStore()
  const files = {
    RELEASE_KEYS: resolveFromCaller(env.RELEASE_KEYS) ?? getLocalTrustedKeysFile(),
    RELEASE_KEY: resolveFromCaller(env.RELEASE_KEY) ?? getLocalKeyFile(),
  }
  for (const [name, file] of Object.entries(files)) {
    if (existsSync(file)) continue
    throw new StartupError(
      `There is no ${file}: set ${name}, or let npm start make the keys of this clone with its first build.`,
    )
  }
  const trustedKeys = parseTrustedKeys(readFileSync(files.RELEASE_KEYS, 'utf8'))
  const key = parseSigningKey(readFileSync(files.RELEASE_KEY, 'utf8'))
  if (!trustedKeys.some(({ kid }) => kid === key.kid))
    throw new StartupError(`The key in ${files.RELEASE_KEY} is none of those in ${files.RELEASE_KEYS}.`)
  const folder = store.startsWith('s3://') ? store : (resolveFromCaller(store) ?? store)
  return {
    root,
    steps,
    store: await openReleaseStore(folder, env),
    isOwnStore: folder === getLocalStore(),
    trustedKeys,
    key,
    by: getAuthor(root),
  }
}

/** npm changes into the project; what was typed is from where it was typed. */
const resolveFromCaller = (file: string | undefined) =>
  file ? path.resolve(process.env.INIT_CWD ?? process.cwd(), file) : undefined

function getAuthor(root: string): string {
  if (process.env.RELEASE_BY) return process.env.RELEASE_BY
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: root,
      env: getBaseEnvironment(),
      encoding: 'utf8',
    }).trim()
  } catch {
    return userInfo().username
  }
}
