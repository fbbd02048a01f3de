/** Writes a file so that after a crash there is either the old one or the new one, whole. */

import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Readable by its owner only. */
export function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  writeSync(handle, text)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, file)
  syncFolder(path.dirname(file))
}

/** The names in a folder lie on the disk when the folder does. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
