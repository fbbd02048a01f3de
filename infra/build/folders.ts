/** Puts built files in place so that nobody ever reads half of them. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** All files under a folder, as paths from it, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
}

/** Writes a file in one go: readers see the old one or the new one. */
export function writeWhole(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, contents)
  renameSync(draft, file)
}

/** Moves a folder to where another may be. */
export function replaceFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const old = `${to}.${process.pid}.old`
  if (existsSync(to)) renameSync(to, old)
  cpSync(from, to, { recursive: true })
  rmSync(old, { recursive: true, force: true })
}

/** Adds files, whose names carry their hash, to a folder; drops those that no build has made for a week. */
export function addFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  cpSync(from, to, { recursive: true })
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000
  for (const file of filesIn(to)) {
    if (statSync(join(to, file)).mtimeMs < weekAgo) rmSync(join(to, file))
  }
}

/** Copies these files of a folder to another. */
export function copyFiles(from: string, to: string, files: string[]): void {
  for (const file of files) cpSync(join(from, file), join(to, file))
}

/** Removes all but the newest folders. */
export function keepNewest(folder: string, count: number, alwaysKeep: string): void {
  const versions = readdirSync(folder)
    .filter((name) => name !== alwaysKeep)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  for (const { name } of versions.slice(count)) rmSync(join(folder, name), { recursive: true, force: true })
}
