/** The files of the remotes' releases, the list of those that are live, and the switch for those on trial. */
import { Router } from 'express'
import { createStaticFiles } from '../http/static-files.ts'
import { listRemoteEntries } from '../pages/render-whole-page.ts'
import type { Services } from '../services.ts'
import { createTrialSwitch, getVariant } from './variant.ts'

export function createRemoteFiles({ renderer, releases, releaseFolder, isHttps }: Services): Router {
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
