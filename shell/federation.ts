/**
 * What the shell and the remotes' builds must agree on: the shared modules, and what a release says of itself.
 * A remote never bundles its own copy of a shared module; one that needs another major version is rejected, and only
 * its part of the page fails.
 */

/** Each shared module and the version range that a remote may require. */
export const sharedModuleVersions = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  'react-router-dom': '^7.0.0',
  urql: '^5.0.0',
  '@access/kit': '^1.0.0',
} as const

export type SharedModuleName = keyof typeof sharedModuleVersions

/** The shared modules in a remote's federation settings. */
export const sharedModules = Object.fromEntries(
  Object.entries(sharedModuleVersions).map(([name, requiredVersion]) => [
    name,
    { singleton: true, strictVersion: true, import: false as const, requiredVersion },
  ]),
)

/** The module with a remote's routes, as Module Federation calls it. */
export const exposedModule = './routes'

/** The Trusted Types policy by which the shell loads the entries of remotes: those of active releases, and no others. */
export const remotesPolicyName = 'access-remotes'

/** The Trusted Types policy by which the runtime of a build loads its chunks. */
export const getChunksPolicyName = (build: string) => `${build}-chunks`

/** What a release of a remote says of itself, beside its line in the list. */
export type RemoteDescription = {
  /** Scripts and styles that every page of the remote needs, beside its entry. */
  scripts: string[]
  styles: string[]
  /** The shared modules that it wants to be given, each with the range of versions. */
  sharedModules: Record<string, string>
  /** The further files of each lazy page, by the name of its chunk. */
  chunks: Record<string, string[]>
  /** The `data-rspack` attribute on the link of each style sheet, by which the remote's runtime finds it in the page. */
  styleMarkers: Record<string, string>
  /** The file of the server bundle, from the release's folder; null for a remote that only the browser renders. */
  server: string | null
}

/** A release of a remote, as the shell uses it. */
export type Release = {
  id: string
  /** The URL of the folder with its browser files. */
  base: string
  browser: Pick<RemoteDescription, 'scripts' | 'styles' | 'chunks' | 'styleMarkers'> & {
    entry: string
    integrity: Record<string, string>
  }
  /** The file of the server bundle, from the release's folder. */
  server: string | null
}
