/** Loads a release of a remote: checks what it says of itself, and evaluates its server bundle. */
import path from 'node:path'
import type { Remote } from '@access/kit'
import type { LocalRelease } from '@access/release-store'
import type { Release } from '../../federation.ts'
import { readPinnedFile } from './pinned-file.ts'
import { readRelease } from './read-release.ts'
import type { Renderer } from './renderer.ts'
import { evaluateServerBundle } from './server-bundle.ts'

export type ActiveRelease = {
  release: Release
  /** Null where only the browser knows its pages. */
  remote: Remote | null
  /** Where its files are. */
  folder: string
}

/** @throws {Error} which says why the shell cannot use it */
export function loadRelease(local: LocalRelease, renderer: Renderer): ActiveRelease {
  const release = readRelease(local, renderer.contract)
  if (!release.server) return { release, remote: null, folder: local.folder }

  const code = readPinnedFile(local, release.server)
  const remote = evaluateServerBundle(
    code,
    path.join(local.folder, release.server),
    renderer.serverSharedModules,
  )
  const releaseError = renderer.findContractViolation(remote)
  if (releaseError) throw new Error(releaseError)
  return { release, remote, folder: local.folder }
}
