/**
 * What the shell and the remotes' builds must agree on: the shared modules, and what the shell makes of a release.
 * A remote never bundles its own copy of a shared module; one that needs another major version is rejected, and only
 * its part of the page fails.
 */

import type { RemoteDescription } from './federation-manifest.ts'

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

/** The Trusted Types policy by which the shell registers its service worker, and where that is. */
export const serviceWorkerPolicyName = 'access-service-worker'
export const serviceWorkerPath = '/sw.js'

/** The header of public pages that the service worker may keep on the visitor's device. */
export const keepOfflineHeader = 'x-keep-offline'

/** The Trusted Types policy by which the runtime of a build loads its chunks. */
export const getChunksPolicyName = (build: string) => `${build}-chunks`

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
