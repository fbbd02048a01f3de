/**
 * Follows the registry: has the releases that its last lines name on this machine, offers them to whoever uses them, and
 * remembers on disk the last line that was taken. What is broken (a line, a signature, a release) changes nothing.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalCopies, type LocalCopiesOptions, type LocalRelease } from './local-copies.ts'
import { getLineKey, getReleasesPrefix, readManifestKey } from './names.ts'
import { listLineNumbers, type RegistryLine, readLine } from './registry.ts'

/** A line with its releases, on this machine. */
export interface CurrentRelease {
  line: RegistryLine
  live: LocalRelease
  canary: LocalRelease | null
}

export interface FollowerOptions extends LocalCopiesOptions {
  /** Whose lines are followed. */
  names: readonly string[]
  /**
   * Takes a line into use; throws where it cannot be used: then the one before stays, and it is not asked again.
   */
  onLine(name: string, current: CurrentRelease): void | Promise<void>
  /** The copies of all releases that the store keeps are on this machine: pages that are open need the older ones. */
  onCopies?(name: string, releases: LocalRelease[]): void
  log: {
    info(details: object, message: string): void
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
  /** In milliseconds. */
  pollInterval?: number
}

export type RegistryFollower = ReturnType<typeof createRegistryFollower>

/** Lines that are tried, from the last one back, where a machine that never had one finds the last broken. */
const maxTriedLines = 20

/** In milliseconds: how long a start waits for a store that does not answer. */
const startTimeout = 5_000

/** Of one name. */
interface State {
  /** The number of the line in use, 0 before the first; and the line. */
  number: number
  current: CurrentRelease | null
  /** The number of the last line that its user rejected: it would again. */
  rejectedNumber: number
  /** The last problem that was logged, so that it is logged once. */
  problem: string | null
  /** What the store had when the copies were last compared with it. */
  copiedAt: number | null
}

export function createRegistryFollower(options: FollowerOptions) {
  const { store, trustedKeys, folder, names, onLine, onCopies, log, pollInterval = 1_000 } = options
  const copies = createLocalCopies(options)
  const states = new Map<string, State>(
    names.map((name) => [
      name,
      { number: 0, current: null, rejectedNumber: 0, problem: null, copiedAt: null },
    ]),
  )
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let isClosed = false

  const getLastGoodFile = (name: string) => path.join(folder, name, 'last-good.jws')

  /** @throws {Error} where the line, or a release of it, cannot be used */
  async function take(name: string, text: string, number?: number): Promise<void> {
    const line = await readLine(text, name, { trustedKeys, number })
    const live = await copies.load(name, line.live)
    const canary = line.canary && (await copies.load(name, line.canary.id).catch(logCanary(name, line)))
    const state = states.get(name)!
    const current = { line, live, canary: canary ?? null }
    try {
      await onLine(name, current)
    } catch (error) {
      state.rejectedNumber = line.number
      throw error
    }
    Object.assign(state, { number: line.number, current })
    storeLastGood(name, text)
  }

  const logCanary =
    (name: string, { canary }: RegistryLine) =>
    ({ message }: Error) => {
      log.error({ name, release: canary?.id, reason: message }, 'canary was rejected')
      return null
    }

  function storeLastGood(name: string, text: string) {
    const file = getLastGoodFile(name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return
    mkdirSync(path.dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}.draft`
    writeFileSync(draft, text)
    renameSync(draft, file)
  }

  /** What was last in use here, before the store is asked. */
  async function takeLastGood(name: string): Promise<void> {
    const file = getLastGoodFile(name)
    if (!existsSync(file)) return
    try {
      await take(name, readFileSync(file, 'utf8'))
    } catch (error) {
      log.warn({ name, reason: (error as Error).message }, 'the last good release cannot be used')
    }
  }

  /** A registry never goes back: one that did is another one, or somebody wants an old release again. */
  async function warnOfEarlierLines(name: string): Promise<void> {
    const { number } = states.get(name)!
    const last = number > 0 ? (await listLineNumbers(store, name)).at(-1) : undefined
    if (last !== undefined && last < number)
      log.warn(
        { name, line: number, lastLine: last },
        'the registry ends before the line in use: for another store, empty the folder of the copies',
      )
  }

  function reportProblem(name: string, details: { line?: number; reason: string }) {
    const state = states.get(name)!
    const problem = JSON.stringify(details)
    if (state.problem === problem) return
    state.problem = problem
    log.error({ name, ...details }, 'release was rejected')
  }

  async function pollName(name: string): Promise<void> {
    const state = states.get(name)!
    await restoreMissingCopies(name, state)
    const numbers = (await listLineNumbers(store, name, state.number)).toReversed()
    // With one in use only the last line counts: one that was replaced is not for now.
    const tried = numbers.slice(0, state.number > 0 ? 1 : maxTriedLines)
    if (tried.length === 0) state.problem = null
    for (const number of tried) {
      if (number === state.rejectedNumber) continue
      try {
        const text = await store.read(getLineKey(name, number))
        await take(name, String(text), number)
        break
      } catch (error) {
        if (number === tried[0]) reportProblem(name, { line: number, reason: (error as Error).message })
      }
    }
    if (state.number > 0 && state.copiedAt !== state.number && onCopies) await copyRetained(name, state)
  }

  /** Somebody may have emptied the folder of the copies. */
  async function restoreMissingCopies(name: string, { current }: State): Promise<void> {
    for (const release of [current?.live, current?.canary])
      if (release && !existsSync(release.folder)) await copies.load(name, release.manifest.id)
  }

  /** All releases that the store keeps; those that it no longer keeps are removed here too. */
  async function copyRetained(name: string, state: State): Promise<void> {
    const { number } = state
    const retained = (await store.list(getReleasesPrefix(name))).flatMap(
      (key) => readManifestKey(name, key) ?? [],
    )
    const releases: LocalRelease[] = []
    for (const id of retained) {
      if (isClosed) return
      try {
        releases.push(await copies.load(name, id))
      } catch (error) {
        log.warn({ name, release: id, reason: (error as Error).message }, 'a release is left out')
      }
    }
    // A store without the release in use is not one that no longer needs the others: it is another one, or lost.
    const isIntact = retained.includes(state.current!.line.live)
    for (const id of isIntact ? copies.list(name) : []) if (!retained.includes(id)) copies.remove(name, id)
    state.copiedAt = number
    onCopies?.(name, releases)
  }

  async function pollAll(): Promise<void> {
    await Promise.all(
      names.map((name) =>
        pollName(name).catch((error: Error) => reportProblem(name, { reason: error.message })),
      ),
    )
  }

  /** Looks whether there are new lines; callers at the same time share one look. */
  function poll(): Promise<void> {
    polling ??= pollAll().finally(() => {
      polling = undefined
    })
    return polling
  }

  function schedule() {
    if (isClosed) return
    timer = setTimeout(() => void poll().finally(schedule), pollInterval).unref()
  }

  return {
    poll,
    /** Resolves once what was in use before is in use again, and the store was asked, or did not answer in time. */
    async start(): Promise<void> {
      await Promise.all(names.map(takeLastGood))
      void Promise.all(names.map(warnOfEarlierLines)).catch(() => {})
      const waiting = Promise.withResolvers<void>()
      const timeout = setTimeout(() => {
        log.warn({}, 'the release store does not answer')
        waiting.resolve()
      }, startTimeout)
      await Promise.race([poll(), waiting.promise])
      clearTimeout(timeout)
      schedule()
    },
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await polling
    },
  }
}
