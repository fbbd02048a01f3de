/** The files of an installation: those in DATA_DIR, and the active releases of the remotes. */

import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import { readPart, writePart } from './encrypted-part.ts'
import type { Part } from './manifest.ts'

const filesPart = 'files.age'
const releasesPart = 'releases.age'

/**
 * What of DATA_DIR is not backed up: the cluster, whose tables are; the keys, which belong on the recovery sheet;
 * passwords that every installation makes itself; copies of releases; logs, locks and the list of erasures, which is
 * kept apart.
 */
const excludedPattern =
  /^(postgres|postgres-password|secrets\.json.*|logs|run|sockets|compile-cache|releases|.*\.lock.*|\.writable-.*|erasures\.jsonl|restore-unfinished)$/

// Something in a folder may go between being listed and being read.
const maxAttempts = 5

/** Writes both into the backup. */
export async function dumpFiles(
  { dataDir, root }: { dataDir: string; root: string },
  folder: string,
  recipients: string[],
): Promise<Part[]> {
  const names = readdirSync(dataDir).filter((name) => !excludedPattern.test(name))
  const build = path.join(root, '.build')
  mkdirSync(build, { recursive: true })
  return [
    await writeArchive(folder, filesPart, dataDir, names, recipients),
    await writeArchive(folder, releasesPart, build, listReleases(build), recipients),
  ]
}

/** What was released here, and the keys that sign it. */
const listReleases = (build: string): string[] =>
  ['release-keys.pem', 'release-key.pem', 'releases'].filter((entry) => existsSync(path.join(build, entry)))

async function writeArchive(
  folder: string,
  name: string,
  cwd: string,
  entries: string[],
  recipients: string[],
): Promise<Part> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await writePart(folder, name, openArchive(cwd, entries), recipients)
    } catch (error) {
      await rm(path.join(folder, name), { force: true })
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === maxAttempts) throw error
    }
  }
}

function openArchive(cwd: string, entries: string[]): Readable {
  const files = entries.flatMap((entry) => listFiles(cwd, entry))
  const archive = new PassThrough()
  // The folder itself is an entry, since an archive without any is none.
  const pack = create({ cwd, portable: true, strict: true, noDirRecurse: true }, ['.', ...files])
  pack.on('error', (error) => archive.destroy(error as Error))
  pack.pipe(archive)
  return archive
}

/** The files of an entry. Sockets and links have nothing to back up, and what is being written has its name later. */
function listFiles(cwd: string, entry: string): string[] {
  if (!statSync(path.join(cwd, entry)).isDirectory()) return [entry]
  return readdirSync(path.join(cwd, entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.endsWith('.unfinished'))
    .map((file) => path.relative(cwd, path.join(file.parentPath, file.name)))
}

/** Puts the files back; the releases only where nothing was built yet, since their list is another one. */
export async function restoreFiles(
  folder: string,
  identity: string,
  { dataDir, root }: { dataDir: string; root: string },
): Promise<void> {
  await extractArchive(folder, filesPart, identity, dataDir)
  const build = path.join(root, '.build')
  if (existsSync(path.join(build, 'release-keys.pem'))) return
  mkdirSync(build, { recursive: true })
  const unfinished = await mkdtemp(path.join(build, 'restored-'))
  try {
    await extractArchive(folder, releasesPart, identity, unfinished)
    await cp(unfinished, build, { recursive: true, force: false })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function extractArchive(folder: string, name: string, identity: string, cwd: string): Promise<void> {
  await pipeline(
    await readPart(folder, name, identity),
    extract({ cwd, preserveOwner: false, filter: (name) => !/^\.\/?$/.test(name) }),
  )
}
