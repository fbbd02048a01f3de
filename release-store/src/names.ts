/** How releases are named, and under which keys a store has them. */

/** The micro-frontends, each released on its own. */
export const remoteNames = ['mfe_public', 'mfe_get_help', 'mfe_admin'] as const
export type RemoteName = (typeof remoteNames)[number]

/** What is released under a name of its own: a remote, a service, the shell. */
export const namePattern = /^[a-z][a-z0-9_]{0,40}$/

/** `1.4.0-3f9a1c2b4d5e`: the version, and the beginning of a hash of all that is in the release. */
export const releaseIdPattern = /^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{12}$/

/** A file of a release, from its folder. */
export const filePattern = /^(?:[\w-]+\/)?[\w-][\w.-]*$/

const manifestFile = 'release.jws'

export const getReleaseFolder = (name: string, id: string) => `releases/${name}/${id}`

export const getReleaseKey = (name: string, id: string, file: string) =>
  `${getReleaseFolder(name, id)}/${file}`

export const getManifestKey = (name: string, id: string) => getReleaseKey(name, id, manifestFile)

/** The key of what is found by `list` when it is the manifest of a release: its id, else null. */
export const readManifestKey = (name: string, key: string): string | null =>
  new RegExp(`^releases/${name}/([^/]+)/${manifestFile}$`).exec(key)?.[1] ?? null

export const getReleasesPrefix = (name: string) => `releases/${name}/`

export const getRegistryPrefix = (name: string) => `registry/${name}/`

/** Digits enough that keys are sorted as numbers are. */
export const getLineKey = (name: string, number: number) =>
  `${getRegistryPrefix(name)}${String(number).padStart(8, '0')}.jws`

/** The number of a line, from its key; null for what is none. */
export function readLineKey(key: string): number | null {
  const number = Number(/\/(\d{8})\.jws$/.exec(key)?.[1] ?? Number.NaN)
  return Number.isInteger(number) && number > 0 ? number : null
}
