/** The remotes in the browser: federated, each fetched when a page first needs it, each failure its own. */
import { findContractViolation, type Remote } from '@access/kit'
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import * as core from '@module-federation/runtime-core'
import { activeRemotesPath, type BootData } from './boot-data.ts'
import { browserSharedModules } from './browser-shared-modules.ts'
import type { RemoteName } from './registry.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { createScriptUrlPolicy } from './script-url-policy.ts'

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core
}

/** Creates the remote loader of a page with this boot data. */
export function createBrowserRemoteLoader(boot: BootData): RemoteLoader {
  // Remotes are built without a federation runtime and share this one.
  globalThis._FEDERATION_RUNTIME_CORE = core
  const entries = { ...boot.remotes }
  const getIntegrity = (entry: string) =>
    Object.values(entries).find((remote) => remote.entry === entry)?.integrity
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: browserSharedModules,
    plugins: [createIntegrityPlugin(getIntegrity)],
  })
  const loadedRemotes = new Map<RemoteName, Promise<Remote>>()
  const attempts = new Map<RemoteName, number>()
  const unavailableRemotes = new Set(boot.unavailableRemotes)

  async function fetchRemote(name: RemoteName): Promise<Remote> {
    const attempt = attempts.get(name) ?? 0
    if (attempt > 0 || !entries[name]) Object.assign(entries, await fetchActiveRemotes())
    const address = entries[name]
    if (!address) throw new Error(`${name} is not listed`)
    // Another URL each time: browser and runtime cache a failure by its URL.
    const entry = attempt === 0 ? address.entry : `${address.entry}?retry=${attempt}`
    federation.registerRemotes([{ name, entry }], { force: attempt > 0 })
    const remote = await federation.loadRemote<Remote>(`${name}/routes`)
    const violation = findContractViolation(remote)
    if (violation) throw new Error(`${name}: ${violation}`)
    return remote!
  }

  return {
    loadRemote(name) {
      const loading = loadedRemotes.get(name) ?? fetchRemote(name)
      loadedRemotes.set(name, loading)
      return loading
    },
    resetRemote(name) {
      loadedRemotes.delete(name)
      unavailableRemotes.delete(name)
      attempts.set(name, (attempts.get(name) ?? 0) + 1)
    },
    isUnavailable: (name) => unavailableRemotes.has(name),
  }
}

// The active releases may have changed since the page was rendered, so they are fetched after a failure.
async function fetchActiveRemotes(): Promise<BootData['remotes']> {
  try {
    const response = await fetch(activeRemotesPath)
    return response.ok ? ((await response.json()) as BootData['remotes']) : {}
  } catch {
    return {}
  }
}

// Code from anywhere but the pinned release is not run: the browser compares the entry with its hash.
function createIntegrityPlugin(
  getIntegrity: (entry: string) => string | undefined,
): ModuleFederationRuntimePlugin {
  const toScriptUrl = createScriptUrlPolicy((url) => getIntegrity(getEntry(url)) !== undefined)
  return {
    name: 'pinned',
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = toScriptUrl(url)
      script.async = true
      // As the page's preload asked for it, or it would be fetched twice.
      script.crossOrigin = 'anonymous'
      script.integrity = getIntegrity(getEntry(url))!
      return script
    },
  }
}

/** An entry as it is listed: at another try its URL has a query. */
const getEntry = (url: string) => new URL(url, location.href).pathname
