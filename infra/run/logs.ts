/** Log files in `DATA_DIR/logs`: one for each program, and the five before it. */

import { copyFileSync, existsSync, mkdirSync, renameSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'

const retainedLogCount = 5

/** In bytes: with those before it a program's logs have six times as much at most, however much is asked of it. */
const maxLogBytes = 16 * 2 ** 20

export interface Logs {
  folder: string
  /** The file a program writes to. */
  getFile(name: string): string
  /** Moves each log aside that has become too long; what is written in that instant is lost. */
  rotateLong(maxBytes?: number): void
}

/** Opens the folder and moves each named log of the last start aside: content.log becomes content.1.log, and so on. */
export function rotateLogs(dataDir: string, names: string[]): Logs {
  const folder = path.join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const getFile = (name: string, age = 0) =>
    path.join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`)

  function rotateLong(maxBytes = maxLogBytes) {
    for (const name of names) {
      const log = getFile(name)
      if (!existsSync(log) || statSync(log).size <= maxBytes) continue
      for (let age = retainedLogCount - 1; age >= 1; age--)
        if (existsSync(getFile(name, age))) renameSync(getFile(name, age), getFile(name, age + 1))
      // A copy: its program keeps the file open, and goes on at its end wherever that is.
      copyFileSync(log, getFile(name, 1))
      truncateSync(log)
    }
  }

  rotateLong(0)
  return { folder, getFile: (name) => getFile(name), rotateLong }
}
