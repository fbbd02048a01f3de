/**
 * The active releases, as pages are made of them. A release that cannot be used leaves the one before active; a remote
 * without any is unavailable, and its part of the page says so.
 */
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CurrentRelease, LocalRelease } from '@access/release-store'
import type { Logger } from 'pino'
import type { RemoteName } from '../../src/remotes/registry.ts'
import { type ActiveRelease, loadRelease } from './load-release.ts'
import type { Renderer } from './renderer.ts'
import { formatVariant, isCanary, type Variant } from './variant.ts'

/** The releases of a remote, and of how many visitors in a hundred the canary is. */
type ActiveReleases = { live: ActiveRelease; canary: ActiveRelease | null; share: number }

type Options = {
  renderer: Renderer
  log: Logger
  /** How often it is checked that their files are there, in milliseconds. */
  checkInterval?: number
}

type Events = {
  /** A release has become active. */
  changed: [RemoteName]
  /** The set of releases that pages can be made of is another: a new one, or its files are gone, or back. */
  availabilityChanged: []
}

export class Releases extends EventEmitter<Events> {
  readonly #options: Options
  readonly #active = new Map<RemoteName, ActiveReleases>()
  readonly #timer: NodeJS.Timeout
  #availability = ''
  #hasCanary = false

  constructor(options: Options) {
    super()
    this.#options = options
    this.#timer = setInterval(() => this.checkAvailability(), options.checkInterval ?? 1000).unref()
  }

  /** The remote's active release for this variant of the site, if its files exist. */
  get(name: RemoteName, variant: Variant): ActiveRelease | undefined {
    const releases = this.#active.get(name)
    if (!releases) return undefined
    const release = (isCanary(variant, name) && releases.canary) || releases.live
    return areFilesThere(release) ? release : undefined
  }

  /** Whether there is any canary. */
  get hasCanary(): boolean {
    return this.#hasCanary
  }

  /** The canaries, with how many visitors in a hundred get each. */
  listCanaries(): { name: RemoteName; share: number; id: string }[] {
    return [...this.#active].flatMap(([name, { canary, share }]) =>
      canary ? [{ name, share, id: canary.release.id }] : [],
    )
  }

  /**
   * Makes the releases of a line active.
   *
   * @throws {Error} when the live one cannot be used; then those before stay active. A canary that cannot is left out.
   */
  update(name: RemoteName, { line, live, canary }: CurrentRelease): void {
    const releases = {
      live: loadRelease(live, this.#options.renderer),
      canary: canary && this.#loadCanary(name, canary),
      share: line.canary?.share ?? 0,
    }
    this.#active.set(name, releases)
    this.#hasCanary = this.listCanaries().length > 0
    this.#options.log.info({ remote: name, release: line.live, canary: line.canary }, 'release is active')
    this.checkAvailability()
    this.emit('changed', name)
  }

  checkAvailability(): void {
    const availability = [...this.#active]
      .map(([name, { share }]) => {
        const ids = ([formatVariant([]), formatVariant([name])] as const).map(
          (variant) => this.get(name, variant)?.release.id ?? '',
        )
        return `${name} ${ids.join(' ')} ${share}`
      })
      .join(', ')
    if (availability !== this.#availability) this.emit('availabilityChanged')
    this.#availability = availability
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #loadCanary(name: RemoteName, canary: LocalRelease): ActiveRelease | null {
    try {
      return loadRelease(canary, this.#options.renderer)
    } catch (reason) {
      const details = { remote: name, release: canary.manifest.id, reason: (reason as Error).message }
      this.#options.log.error(details, 'canary was rejected')
      return null
    }
  }
}

function areFilesThere({ release: { browser, server }, folder }: ActiveRelease): boolean {
  const files = [`browser/${browser.entry}`, ...(server ? [server] : [])]
  return files.every((file) => existsSync(path.join(folder, file)))
}
