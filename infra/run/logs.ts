/** Log files in `DATA_DIR/logs`: one for each program, for the last five starts. */

import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'

const retainedLogCount = 5

export interface Logs {
  folder: string
  /** The file a program writes to. */
  getFile(name: string): string
}

/** Opens the folder and moves each named log of the last start aside: content.log becomes content.1.log, and so on. */
export function rotateLogs(dataDir: string, names: string[]): Logs {
  const folder = path.join(dataDir, 'logs')
  // Nothing personal is logged; who may read the rest is still for the owner to say.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = (name: string, age = 0) => path.join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`)
  for (const name of names) {
    for (let age = retainedLogCount - 1; age >= 0; age--) {
      if (existsSync(file(name, age))) renameSync(file(name, age), file(name, age + 1))
    }
  }
  return { folder, getFile: (name) => file(name) }
}
