/** The folder of backups: each a folder in it, named after its moment. */

import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { manifestFile, readManifest } from './manifest.ts'

// What else is in the folder is not ours, however it is called.
const namePattern = /^access-\d{4}-\d\d-\d\dT\d{9}Z$/

/** The name of the backup of a moment, such as `access-2026-11-22T193000123Z`. */
export const formatBackupName = (moment: Date): string =>
  `access-${moment.toISOString().replaceAll(/[:.]/g, '')}`

/** The complete backups in a folder, the oldest first. */
function listBackups(folder: string): { path: string; createdAt: Date }[] {
  return readdirSync(folder)
    .filter((name) => namePattern.test(name) && existsSync(path.join(folder, name, manifestFile)))
    .sort()
    .map((name) => path.join(folder, name))
    .map((backup) => ({ path: backup, createdAt: new Date(readManifest(backup).createdAt) }))
}

/** The backup that somebody means: the folder itself, or the newest in it. @throws {StartupError} without one */
export function findBackup(folder: string): string {
  if (existsSync(path.join(folder, manifestFile))) return folder
  const newest = existsSync(folder) ? listBackups(folder).at(-1) : undefined
  if (!newest) throw new StartupError(`There is no backup in ${folder}.`)
  return newest.path
}

/** Deletes what is older than a number of days: applicants who erase a request are told when the last copy is gone. */
export function deleteExpiredBackups(folder: string, days: number, now: Date): string[] {
  const expired = listBackups(folder)
    .filter(({ createdAt }) => now.getTime() - createdAt.getTime() > days * 86_400_000)
    .map((backup) => backup.path)
  for (const name of expired) rmSync(name, { recursive: true })
  return expired
}
