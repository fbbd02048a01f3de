/** The remotes in the browser: each fetched when a page first needs it, each failure its own. */
import { findContractViolation, type Remote } from '@access/kit'
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime'
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import { exposedModule, remotesPolicyName } from '../../federation.ts'
import { activeRemotesPath, type BootData } from './boot-data.ts'
import { browserSharedModules } from './browser-shared-modules.ts'
import type { RemoteName } from './registry.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { createScriptUrlPolicy } from './script-url-policy.ts'

/** Creates the remote loader of a page with this boot data. */
export function createBrowserRemoteLoader(boot: BootData): RemoteLoader {
  const entries = { ...boot.remotes }
  const findEntry = (url: string) =>
    Object.values(entries).find(({ entry }) => entry === new URL(url, location.href).pathname)
  const toScriptUrl = createScriptUrlPolicy(remotesPolicyName, (url) => findEntry(url) !== undefined)
  const federation = createFederation((url) => {
    const script = document.createElement('script')
    // As the page's preload asked for it, or it would be fetched twice.
    script.crossOrigin = 'anonymous'
    // Code from anywhere but the pinned release is not run: the browser compares the entry with its hash.
    script.integrity = findEntry(url)?.integrity ?? ''
    script.src = toScriptUrl(url)
    return script
  })
  const loadedRemotes = new Map<RemoteName, Promise<Remote>>()
  const attempts = new Map<RemoteName, number>()
  const unavailableRemotes = new Set(boot.unavailableRemotes)

  async function fetchRemote(name: RemoteName): Promise<Remote> {
    const attempt = attempts.get(name) ?? 0
    if (attempt > 0 || !entries[name]) Object.assign(entries, await fetchActiveRemotes())
    const address = entries[name]
    if (!address) throw new Error(`${name} is not listed`)
    // Another URL each time: browsers cache a failure by its URL.
    const entry = attempt === 0 ? address.entry : `${address.entry}?retry=${attempt}`
    federation.registerRemotes([{ name, entry, type: 'global' }], { force: attempt > 0 })
    const remote = await federation.loadRemote<Remote>(name + exposedModule.slice(1))
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

/**
 * Creates the federation's runtime: one for the shell and all remotes, as their entries expect. `createScript` makes the
 * script element of a remote's entry, with its URL.
 */
function createFederation(createScript: (url: string) => HTMLScriptElement): ModuleFederation {
  return createInstance({
    name: 'shell',
    // A remote that is down must not keep the others' shared modules waiting.
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: browserSharedModules,
    plugins: [provideRuntimeCore(), { name: 'pinned-entries', createScript: ({ url }) => createScript(url) }],
  })
}
