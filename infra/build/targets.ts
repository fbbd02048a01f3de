/** Everything that can be built, in the order in which it is. */
import type { MultiStats, RspackOptions } from '@rspack/core'

export type Mode = 'production' | 'development'

/** One thing to build: what it reads, how, and what is done with the result. */
export type Target = {
  name: string
  /** Files and folders whose change means building again, from the root, beside all that is compiled. */
  inputs: string[]
  /** Whether what was built last time is still there. */
  isBuilt(): boolean
  /** The compilers' settings; `into` is an empty folder of this build's own. */
  settings(mode: Mode, outputFolder: string): Promise<RspackOptions[]>
  /** Puts what was compiled in its place. */
  finish(stats: MultiStats, outputFolder: string, mode: Mode): Promise<void>
}

/** Of one that is not rendered on the server, the server has only the routes. */
export type RemoteTarget = { name: string; folder: string; isServerRendered: boolean }

export const serviceNames = ['auth', 'content', 'requests']

export const remotes: RemoteTarget[] = [
  { name: 'mfe_public', folder: 'mfe-public', isServerRendered: true },
  { name: 'mfe_get_help', folder: 'mfe-get-help', isServerRendered: true },
  { name: 'mfe_admin', folder: 'mfe-admin', isServerRendered: false },
]
