/**
 * Log files in `DATA_DIR/logs`: one for each program, and the five before it, of earlier starts or of a time when there was
 * much to say.
 */

import { copyFileSync, existsSync, mkdirSync, renameSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'

const retainedLogCount = 5

/** In bytes: with those before it a program's logs have six times as much at most, however much is asked of it. */
const maxLogBytes = 16 * 2 ** 20

/** In milliseconds. */
const checkInterval = 5_000

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
  // Nothing personal is logged; who may read the rest is still for the owner to say.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = (name: string, age = 0) => path.join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`)
  const moveAside = (name: string, youngest: number) => {
    for (let age = retainedLogCount - 1; age >= youngest; age--) {
      if (existsSync(file(name, age))) renameSync(file(name, age), file(name, age + 1))
    }
  }
  for (const name of names) moveAside(name, 0)
  return {
    folder,
    getFile: (name) => file(name),
    rotateLong(maxBytes = maxLogBytes) {
      for (const name of names) {
        const log = file(name)
        if (!existsSync(log) || statSync(log).size <= maxBytes) continue
        moveAside(name, 1)
        // A copy: its program keeps the file open, and goes on at its end wherever that is.
        copyFileSync(log, file(name, 1))
        truncateSync(log)
      }
    },
  }
}

/** Keeps logs from filling the disk for as long as this process runs, or until the signal. */
export function limitLogs(logs: Logs, signal: AbortSignal): void {
  const timer = setInterval(() => logs.rotateLong(), checkInterval).unref()
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
