/** Where things are read from and built to. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export const resolveFromRoot = (...parts: string[]) => path.join(root, ...parts)

/** Everything built; a test builds somewhere else. */
export const buildFolder = process.env.BUILD_DIR
  ? path.resolve(process.env.BUILD_DIR)
  : resolveFromRoot('.build')

/** What a client may send, by hash; written by `infra/codegen/operations.ts` and part of each release. */
export const persistedOperationsFile = 'persisted-operations.generated.json'

/** Whether remotes are released into the store of the clone: not in an image, which is the same wherever it is built. */
export const areBuildsReleased = process.env.BUILD_RELEASES !== 'off'

/** The package.json of a workspace. */
export const readPackage = (folder: string): { name: string; version: string } =>
  JSON.parse(readFileSync(resolveFromRoot(folder, 'package.json'), 'utf8'))

export const resolveInBuild = (...parts: string[]) => path.join(buildFolder, ...parts)
