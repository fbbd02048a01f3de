/** Where things are read from and built to. */
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export const resolveFromRoot = (...parts: string[]) => path.join(root, ...parts)

/** Everything built; a test builds somewhere else. */
export const buildFolder = process.env.BUILD_DIR
  ? path.resolve(process.env.BUILD_DIR)
  : resolveFromRoot('.build')

export const resolveInBuild = (...parts: string[]) => path.join(buildFolder, ...parts)
