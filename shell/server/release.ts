/** One line of the registry, as `infra/build` writes it: which release of a remote is live and what its files must be. */
import type { RemoteName } from '../src/remotes/registry.ts'

export type Release = {
  version: string
  contract: number
  /** The address of the folder with its browser files. */
  base: string
  browser: {
    entry: string
    /** Scripts that every page of the remote needs. */
    preload: string[]
    /** Styles that every page of the remote needs. */
    css: string[]
    /** The further files of each lazy page, by the name of its chunk. */
    chunks: Record<string, string[]>
    integrity: Record<string, string>
    /** What `data-rspack` says on the link of each style sheet, so that the remote finds it in the page. */
    marks: Record<string, string>
  }
  /** None for a remote whose pages are made in the browser only. */
  server: { file: string; integrity: string } | null
}

/** Says in words what is wrong with a line that somebody wrote, or null. Files may only lie in the release's folder. */
export function whatIsWrongWithLine(name: RemoteName, line: unknown): string | null {
  if (typeof line !== 'object' || line === null) return 'it is not listed'
  const { version, base, browser, server } = line as Partial<Release>
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
