/** The files of the remotes' releases, the list of those that are live, and the switch for those on trial. */
import { Router } from 'express'
import type { BootData } from '../../src/remotes/boot-data.ts'
import { createStaticFiles } from '../http/static-files.ts'
import type { Releases } from './releases.ts'
import type { Renderer } from './renderer.ts'
import { createTrialSwitch, getVariant, type Variant } from './variant.ts'

type Options = {
  renderer: Renderer
  releases: Releases
  /** The copies of the releases. */
  releaseFolder: string
  isHttps: boolean
}

export function createRemoteFiles({ renderer, releases, releaseFolder, isHttps }: Options): Router {
  const router = Router()
  router.get(renderer.activeRemotesPath, (request, response) => {
    response.set('cache-control', 'no-cache').json(listRemoteEntries(renderer, releases, getVariant(request)))
  })
  router.get('/remotes/trial/:state', createTrialSwitch(isHttps))
  router.use('/remotes', createStaticFiles(releaseFolder, isBrowserFile))
  return router
}

// The server bundles are in the same folders, and are not public.
const isBrowserFile = (pathname: string) => /^\/\w+\/\w[\w.-]*\/browser\/[\w-][\w.-]*$/.test(pathname)

/** The entries of all available remotes of a variant, for the browser. */
export function listRemoteEntries(
  renderer: Renderer,
  releases: Releases,
  variant: Variant,
): BootData['remotes'] {
  const entries = renderer.remoteNames.flatMap((name) => {
    const release = releases.get(name, variant)?.release
    if (!release) return []
    const { base, browser } = release
    return [[name, { entry: base + browser.entry, integrity: browser.integrity[browser.entry]! }] as const]
  })
  return Object.fromEntries(entries)
}
