/**
 * Follows the list of a store for as long as a program runs. A list or a release that is broken changes nothing, and a
 * store that is away neither: the last list that was taken is on disk.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyRelease, createReader, type LocalRelease, type ReadFile } from './copy-release.ts'
import { type ReleaseLine, readReleaseList, releaseListFile } from './release-list.ts'

export interface ReleaseSettings {
  /** A folder, or any URL. */
  store: string
  /** The file with the public keys whose lists are trusted, in PEM. */
  keysFile: string
  /** Where this program keeps its copies. */
  copiesFolder: string
  /** In milliseconds. */
  pollInterval?: number
}

interface Options extends ReleaseSettings {
  /** Which files are needed here; all of them by default. */
  isNeeded?: (file: string) => boolean
  /** Takes the releases that are kept into use, as far as they are on this machine. */
  onReleases(releases: LocalRelease[]): void | Promise<void>
  log: { error(details: object, message: string): void }
}

/** How long a start waits for a store that does not answer, in milliseconds. */
const startTimeout = 5_000

/** Resolves once the releases are in use, as far as there are any. */
export async function followReleases(options: Options) {
  const {
    store,
    keysFile,
    copiesFolder,
    pollInterval = 1_000,
    isNeeded = () => true,
    onReleases,
    log,
  } = options
  const publicKeys = readFileSync(keysFile, 'utf8')
  const savedList = path.join(copiesFolder, releaseListFile)
  const reported = new Set<string>()
  let current = { text: '', number: 0, releases: [] as LocalRelease[], isComplete: false }

  function report(release: string, error: Error) {
    const problem = `${release} ${error.message}`
    if (!reported.has(problem)) log.error({ release, reason: error.message }, 'release was rejected')
    reported.add(problem)
  }

  /** The copies of these releases; one that cannot be copied is left out. */
  async function copyAll(lines: ReleaseLine[], read: ReadFile): Promise<LocalRelease[]> {
    const copies: LocalRelease[] = []
    for (const line of lines) {
      try {
        copies.push(await copyRelease(read, line, copiesFolder, isNeeded))
      } catch (error) {
        report(`${line.name} ${line.id}`, error as Error)
      }
    }
    return copies
  }

  async function take(text: string, read: ReadFile) {
    const { number, releases: lines } = readReleaseList(text, publicKeys)
    if (number < current.number)
      throw new Error(`number ${number} comes before ${current.number}, which is in use`)
    const releases = await copyAll(lines, read)
    await onReleases(releases)
    current = { text, number, releases, isComplete: releases.length === lines.length }
    mkdirSync(copiesFolder, { recursive: true })
    writeFileSync(savedList, text)
    if (current.isComplete) removeOtherCopies(copiesFolder, releases)
  }

  const isUpToDate = (text: string) =>
    text === current.text && current.isComplete && current.releases.every(({ folder }) => existsSync(folder))

  async function look() {
    try {
      const read = createReader(store)
      const text = String(await read(releaseListFile))
      if (!isUpToDate(text)) await take(text, read)
    } catch (error) {
      report(releaseListFile, error as Error)
    }
  }

  let looking: Promise<void> | undefined
  /** Looks whether there is a new list; callers at the same time share one look. */
  const poll = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  const fromCopies: ReadFile = async (file) => readFileSync(path.join(copiesFolder, file))
  if (existsSync(savedList))
    await take(readFileSync(savedList, 'utf8'), fromCopies).catch((error) => report(releaseListFile, error))
  await Promise.race([poll(), wait(startTimeout, undefined, { ref: false })])
  const timer = setInterval(() => void poll(), pollInterval).unref()
  return {
    poll,
    async close(): Promise<void> {
      clearInterval(timer)
      await looking
    },
  }
}

/** Removes the copies of releases that the store no longer keeps. */
function removeOtherCopies(copiesFolder: string, releases: LocalRelease[]): void {
  const retained = new Set(releases.map(({ folder }) => folder))
  for (const name of new Set(releases.map(({ line }) => line.name)))
    for (const id of readdirSync(path.join(copiesFolder, name)))
      if (!retained.has(path.join(copiesFolder, name, id)))
        rmSync(path.join(copiesFolder, name, id), { recursive: true, force: true })
}
