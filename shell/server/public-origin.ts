/** The public origin: answers from the cache, and from the application what is not kept; follows releases and changes. */
import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { createCachedListener } from './http/cached-listener.ts'
import { createVariantChoice } from './releases/choose-variant.ts'
import { followReleases } from './releases/follow-releases.ts'
import type { Releases } from './releases/releases.ts'
import type { Shell } from './releases/renderer.ts'
import { followChanges } from './response-cache/follow-changes.ts'
import type { ResponseCache } from './response-cache/response-cache.ts'
import { createServices } from './services.ts'
import type { Settings } from './settings.ts'

export type PublicOrigin = {
  listener: RequestListener
  releases: Releases
  responseCache: ResponseCache
  /** Resolves once there are releases to make pages of, as far as the store has any. */
  start(): Promise<void>
  /** From now on /livez says that it stops; everything else is answered as before. */
  announceStop(): void
  /** Streams of events would go on for hours: their followers begin another elsewhere. */
  endEventStreams(): void
  close(): Promise<void>
}

/** Creates the origin; it does not listen yet. */
export function createPublicOrigin(
  settings: Settings,
  shell: Shell,
  log: Logger,
  timeout = 5000,
): PublicOrigin {
  const services = createServices(settings, shell, log, timeout)
  const { releases, responseCache, gateway, stopping, isHttps } = services
  releases.on('availabilityChanged', responseCache.drop)
  const stopFollowingChanges = followChanges({ ...services, onChange: services.resetOffice })
  let stopFollowingReleases = async () => {}

  return {
    listener: createCachedListener({
      responseCache,
      chooseVariant: createVariantChoice(releases, isHttps),
      app: createApp(services),
    }),
    releases,
    responseCache,
    async start() {
      const names = shell.renderer.remoteNames
      stopFollowingReleases = await followReleases({ settings: settings.releases, names, releases, log })
    },
    announceStop: () => stopping.abort(),
    endEventStreams: gateway.endEventStreams,
    async close() {
      stopping.abort()
      releases.close()
      await Promise.all([gateway.close(), stopFollowingChanges(), stopFollowingReleases()])
    },
  }
}
