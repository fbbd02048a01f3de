/** Validates a registry entry before it is used. */
import type { Release } from '../../federation.ts'
import type { RemoteName } from '../../src/remotes/registry.ts'

/** Describes what is wrong with a registry entry, or null. Files may only be in the release's folder. */
export function findReleaseError(name: RemoteName, registryEntry: unknown): string | null {
  if (typeof registryEntry !== 'object' || registryEntry === null) return 'it is not listed'
  const { version, base, browser, server } = registryEntry as Partial<Release>
  if (typeof version !== 'string' || !/^[\w-]+$/.test(version)) return 'its version is not a plain word'
  if (base !== `/remotes/${name}/${version}/browser/`) return 'its base is not the address of its folder'
  if (!browser || typeof browser.entry !== 'string') return 'it names no entry'
  const { entry, preload = [], css = [], chunks = {}, integrity = {} } = browser
  const unpinned = [entry, ...preload, ...css, ...Object.values(chunks).flat()].find(
    (file) => !/^[\w.-]+$/.test(file) || !/^sha384-[\w+/=]+$/.test(integrity[file] ?? ''),
  )
  if (unpinned) return `${unpinned} is not pinned`
  if (server && !/^server\/[\w.-]+\.cjs$/.test(server.file)) return 'its server bundle is not in its folder'
  return null
}
