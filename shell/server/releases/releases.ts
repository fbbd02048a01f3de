/**
 * The releases that pages are made of: of each remote the live one, or else the last before it that can be used. A remote
 * without any is unavailable, and its part of the page says so.
 */
import { EventEmitter } from 'node:events'
import { type LocalRelease, listLiveFirst } from '@access/service-kit/releases'
import type { Logger } from 'pino'
import type { RemoteName } from '../../src/remotes/registry.ts'
import { type ActiveRelease, loadRelease } from './load-release.ts'
import type { Renderer } from './renderer.ts'
import type { Variant } from './variant.ts'

type Active = Partial<Record<'live' | 'trial', ActiveRelease>>

export class Releases extends EventEmitter<{
  /** Pages are made of other releases than before. */
  changed: []
}> {
  readonly #renderer: Renderer
  readonly #log: Logger
  #active: Partial<Record<RemoteName, Active>> = {}
  /** What was loaded, by name and id; null for a release that cannot be used. */
  readonly #loaded = new Map<string, ActiveRelease | null>()

  constructor({ renderer, log }: { renderer: Renderer; log: Logger }) {
    super()
    this.#renderer = renderer
    this.#log = log
  }

  /** The remote's active release for this variant of the site. */
  get(name: RemoteName, variant: Variant): ActiveRelease | undefined {
    const { live, trial } = this.#active[name] ?? {}
    return (variant && trial) || live
  }

  /** Takes the releases that are on this machine into use. */
  update(releases: LocalRelease[]): void {
    const before = this.#describe()
    this.#active = Object.fromEntries(
      this.#renderer.remoteNames.map((name) => [name, this.#choose(releases, name)]),
    )
    const active = this.#describe()
    if (active === before) return
    this.#log.info({ active }, 'releases are active')
    this.emit('changed')
  }

  #choose(releases: LocalRelease[], name: RemoteName): Active {
    const trials = releases.filter(({ line }) => line.name === name && line.status === 'trial')
    return {
      live: this.#findUsable(listLiveFirst(releases, name)),
      trial: this.#findUsable(trials),
    }
  }

  #findUsable(releases: LocalRelease[]): ActiveRelease | undefined {
    for (const release of releases) {
      const active = this.#load(release)
      if (active) return active
    }
    return undefined
  }

  #load(local: LocalRelease): ActiveRelease | null {
    const { name, id } = local.line
    const known = this.#loaded.get(`${name} ${id}`)
    if (known !== undefined) return known
    let loaded: ActiveRelease | null = null
    try {
      loaded = loadRelease(local, this.#renderer)
    } catch (error) {
      this.#log.error({ remote: name, release: id, reason: (error as Error).message }, 'release was rejected')
    }
    this.#loaded.set(`${name} ${id}`, loaded)
    return loaded
  }

  #describe(): string {
    const entries = Object.entries(this.#active)
    return entries
      .map(
        ([name, { live, trial }]) =>
          `${name} ${live?.release.id ?? 'none'}${trial ? `, on trial ${trial.release.id}` : ''}`,
      )
      .join(', ')
  }
}
