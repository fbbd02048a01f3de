/** The remotes in the browser: federated, each fetched when a page first needs it, each failure its own. */
import { type Remote, whatIsWrongWith } from '@access/kit'
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import * as core from '@module-federation/runtime-core'
import { type Boot, liveRemotesPath } from '../boot.ts'
import { lentInBrowser } from './lentInBrowser.ts'
import type { RemoteName } from './registry.ts'
import type { Shelf } from './shelf.ts'

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core
}

/** The shelf of a page that the server sent with this boot data. */
export function browserShelf(boot: Boot): Shelf {
  // Remotes are built without a runtime of their own and borrow this one.
  globalThis._FEDERATION_RUNTIME_CORE = core
  const listed = { ...boot.remotes }
  const hashOf = (entry: string) => Object.values(listed).find((remote) => remote.entry === entry)?.integrity
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: lentInBrowser,
    plugins: [pinned(hashOf)],
  })
  const taken = new Map<RemoteName, Promise<Remote>>()
  const attempts = new Map<RemoteName, number>()
  const out = new Set(boot.out)

  async function fetchRemote(name: RemoteName): Promise<Remote> {
    const attempt = attempts.get(name) ?? 0
    if (attempt > 0 || !listed[name]) Object.assign(listed, await liveRemotes())
    const address = listed[name]
    if (!address) throw new Error(`${name} is not listed`)
    // Another address each time: what failed once is remembered under its own, by the browser and by the runtime.
    const entry = attempt === 0 ? address.entry : `${address.entry}?retry=${attempt}`
    federation.registerRemotes([{ name, entry }], { force: attempt > 0 })
    const remote = await federation.loadRemote<Remote>(`${name}/routes`)
    const wrong = whatIsWrongWith(remote)
    if (wrong) throw new Error(`${name}: ${wrong}`)
    return remote!
  }

  return {
    take(name) {
      const fetched = taken.get(name) ?? fetchRemote(name)
      taken.set(name, fetched)
      return fetched
    },
    forget(name) {
      taken.delete(name)
      out.delete(name)
      attempts.set(name, (attempts.get(name) ?? 0) + 1)
    },
    isOut: (name) => out.has(name),
  }
}

// What is live may have changed since the page was made, and a failure is a good moment to ask.
async function liveRemotes(): Promise<Boot['remotes']> {
  try {
    const response = await fetch(liveRemotesPath)
    return response.ok ? ((await response.json()) as Boot['remotes']) : {}
  } catch {
    return {}
  }
}

// Code from anywhere but the pinned release is not run: the browser compares the entry with its hash.
function pinned(hashOf: (entry: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'pinned',
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = url
      script.async = true
      // As the page's preload asked for it, or it would be fetched twice.
      script.crossOrigin = 'anonymous'
      script.integrity = hashOf(new URL(url, location.href).pathname) ?? noCode
      return script
    },
  }
}

// The hash of nothing: an entry that is not listed cannot match it.
const noCode = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'
