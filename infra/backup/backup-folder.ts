/** The folder of backups: each a folder in it, named after its moment. */

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { manifestFile, readManifest } from './manifest.ts'

const namePattern = /^access-\d{4}-\d\d-\d\dT\d{6}Z(-\d+)?$/

/** The name of a backup that is being made, by a process; one of a day ago was interrupted. */
export const getUnfinishedName = (pid: number): string => `unfinished-access-${pid}`

// What else is in the folder is not ours, however it is called.
const unfinishedPattern = /^unfinished-access-\d+$/

/** A name of its own for a backup of this moment, such as `access-2026-11-22T193000Z`. */
export function chooseBackupName(folder: string, moment: Date): string {
  const name = `access-${moment.toISOString().replaceAll(':', '').slice(0, 17)}Z`
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}-${count}`
    if (!existsSync(path.join(folder, candidate))) return candidate
  }
}

/** The complete backups in a folder, the oldest first. */
export function listBackups(folder: string): { path: string; createdAt: Date }[] {
  return readdirSync(folder)
    .filter((name) => namePattern.test(name) && existsSync(path.join(folder, name, manifestFile)))
    .map((name) => path.join(folder, name))
    .map((backup) => ({ path: backup, createdAt: new Date(readManifest(backup).createdAt) }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** The backup that somebody means: the folder itself, or the newest in it. @throws {StartupError} without one */
export function findBackup(folder: string): string {
  if (!existsSync(folder)) throw new StartupError(`There is no folder ${folder}: name one with a backup.`)
  if (existsSync(path.join(folder, manifestFile))) return folder
  const newest = listBackups(folder).at(-1)
  if (!newest) throw new StartupError(`There is no backup in ${folder}.`)
  return newest.path
}

/**
 * Deletes the backups that are older than a number of days (applicants who erase a request are told when the last copy
 * is gone), and what an interrupted one left.
 */
export function deleteExpiredBackups(folder: string, days: number, now: Date): string[] {
  const expired = listBackups(folder)
    .filter(({ createdAt }) => now.getTime() - createdAt.getTime() > days * 86_400_000)
    .map((backup) => backup.path)
  const unfinished = readdirSync(folder)
    .filter((name) => unfinishedPattern.test(name))
    .map((name) => path.join(folder, name))
    .filter((name) => now.getTime() - statSync(name).mtimeMs > 86_400_000)
  for (const name of [...expired, ...unfinished]) rmSync(name, { recursive: true })
  return expired
}
