/**
 * The active releases: read from the registry at start and whenever it changes, without a restart. When a release
 * cannot be used, the last good one stays active; a remote without any is unavailable, and its part of the page says so.
 */
import { EventEmitter } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Remote } from '@access/kit'
import type { Logger } from 'pino'
import type { Release } from '../../federation.ts'
import type { RemoteName } from '../../src/remotes/registry.ts'
import { findReleaseError } from './find-release-error.ts'
import type { Renderer } from './renderer.ts'
import { evaluateServerBundle } from './server-bundle.ts'

export type ActiveRelease = {
  release: Release
  /** Null where only the browser knows its pages. */
  remote: Remote | null
}

type Options = {
  registryFile: string
  renderer: Renderer
  log: Logger
  /** How often the registry is polled, in milliseconds. */
  pollInterval?: number
}

type Events = {
  /** A release has become active. */
  changed: [RemoteName]
  /** The set of releases that pages can be made of is another: a new one, or its files are gone, or back. */
  availabilityChanged: []
}

export class Releases extends EventEmitter<Events> {
  readonly #options: Options
  readonly #active = new Map<RemoteName, ActiveRelease>()
  readonly #rejected = new Map<RemoteName, string>()
  readonly #timer: NodeJS.Timeout
  #registryStamp = ''
  #availability = ''
  #registry: Record<string, unknown> = {}

  constructor(options: Options) {
    super()
    this.#options = options
    this.refresh()
    this.#timer = setInterval(() => this.refresh(), options.pollInterval ?? 1000).unref()
  }

  /** The remote's active release, if its files exist. */
  get(name: RemoteName): ActiveRelease | undefined {
    const activeRelease = this.#active.get(name)
    return activeRelease && this.#findMissingFile(name, activeRelease.release) === null
      ? activeRelease
      : undefined
  }

  /** Activates releases that are new in the registry, or whose files have appeared. */
  refresh(): void {
    const stamp = getFileStamp(this.#options.registryFile)
    if (stamp !== this.#registryStamp) this.#registry = this.#readRegistry()
    this.#registryStamp = stamp
    const { remoteNames } = this.#options.renderer
    for (const name of remoteNames) this.#updateRelease(name, this.#registry[name])
    const availability = remoteNames.map((name) => this.get(name)?.release.version ?? '').join(' ')
    if (availability !== this.#availability) this.emit('availabilityChanged')
    this.#availability = availability
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #updateRelease(name: RemoteName, registryEntry: unknown): void {
    const { log } = this.#options
    const version = (registryEntry as Partial<Release> | undefined)?.version ?? null
    const activeVersion = this.#active.get(name)?.release.version ?? null
    if (version !== null && version === activeVersion) return

    const releaseError =
      findReleaseError(name, registryEntry) ?? this.#findMissingFile(name, registryEntry as Release)
    const attemptKey = `${this.#registryStamp} ${releaseError}`
    // Once rejected, it is tried again when the registry or its files have changed.
    if (this.#rejected.get(name) === attemptKey) return
    try {
      if (releaseError) throw new Error(releaseError)
      this.#active.set(name, this.#loadRelease(name, registryEntry as Release))
      this.#rejected.delete(name)
      log.info({ remote: name, version }, 'release is active')
      this.emit('changed', name)
    } catch (reason) {
      this.#rejected.set(name, attemptKey)
      log.error(
        { remote: name, version, activeVersion, reason: (reason as Error).message },
        'release was rejected',
      )
    }
  }

  #loadRelease(name: RemoteName, release: Release): ActiveRelease {
    const { renderer } = this.#options
    if (release.contract !== renderer.contract) {
      throw new Error(`it was built for contract ${release.contract}, this shell speaks ${renderer.contract}`)
    }
    if (!release.server) return { release, remote: null }

    const file = path.join(this.#getReleaseFolder(name, release), release.server.file)
    const remote = evaluateServerBundle(file, release.server.integrity, renderer.serverSharedModules)
    const releaseError = renderer.findContractViolation(remote)
    if (releaseError) throw new Error(releaseError)
    return { release, remote }
  }

  #findMissingFile(name: RemoteName, release: Release): string | null {
    const { browser, server } = release
    const files = [`browser/${browser.entry}`, ...(server ? [server.file] : [])]
    const missing = files.find((file) => !existsSync(path.join(this.#getReleaseFolder(name, release), file)))
    return missing ? `${missing} is missing` : null
  }

  #getReleaseFolder(name: RemoteName, { version }: Release): string {
    return path.join(path.dirname(this.#options.registryFile), 'remotes', name, version)
  }

  #readRegistry(): Record<string, unknown> {
    try {
      return JSON.parse(readFileSync(this.#options.registryFile, 'utf8'))
    } catch (reason) {
      this.#options.log.error({ reason: (reason as Error).message }, 'registry cannot be read')
      return this.#registry
    }
  }
}

function getFileStamp(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'none'
}
