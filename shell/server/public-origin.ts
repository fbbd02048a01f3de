/** The public origin: answers from the cache, and from the application what is not kept; follows releases and changes. */
import { followReleases } from '@access/service-kit/releases'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Shell } from './releases/renderer.ts'
import { createCachedListener } from './response-cache/cached-listener.ts'
import { followChanges } from './response-cache/follow-changes.ts'
import { createServices } from './services.ts'
import type { Settings } from './settings.ts'

/** Creates the origin; it does not listen yet. */
export function createPublicOrigin(settings: Settings, shell: Shell, log: Logger, timeout = 5000) {
  const services = createServices(settings, shell, log, timeout)
  const { releases, responseCache, gateway, stopping } = services
  releases.on('changed', responseCache.drop)
  const stopFollowingChanges = followChanges({ ...services, onChange: services.resetOffice })
  let stopFollowingReleases = async () => {}

  return {
    listener: createCachedListener({ responseCache, app: createApp(services) }),
    releases,
    responseCache,
    /** Resolves once the releases in the store are active. */
    async start() {
      const follower = await followReleases({
        ...settings.releases,
        onReleases: (copies) => releases.update(copies),
        log,
      })
      stopFollowingReleases = follower.close
    },
    /** From now on /livez says that it stops; everything else is answered as before. */
    announceStop: () => stopping.abort(),
    /** Streams of events would go on for hours: their followers begin another elsewhere. */
    endEventStreams: gateway.endEventStreams,
    async close() {
      stopping.abort()
      await Promise.all([gateway.close(), stopFollowingChanges(), stopFollowingReleases()])
    },
  }
}
