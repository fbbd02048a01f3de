/** The admin's routes at an address, as an administrator sees them. */
import type { Previews } from '@access/kit'
import { anAdministrator, type FakeGateway, renderScreen } from '@access/shell/testing'
import { routes } from '../routes.tsx'
// Every screen brings antd with it, lazily: read before the first test begins, it is no part of what that waits for.
import '../frame/Antd.tsx'

// jsdom never ends a motion, so the tests are somebody who asked for none.
const asked = window.matchMedia
window.matchMedia = (query) =>
  query.includes('prefers-reduced-motion') ? { ...asked(query), matches: true } : asked(query)

/** `previews` are what other remotes show of drafts. */
export const asAdministrator = (path: string, gateway: FakeGateway, previews?: Previews) =>
  renderScreen(routes, { path, gateway, previews, signedInAs: anAdministrator() })

export const asNobody = (path: string, gateway?: FakeGateway) => renderScreen(routes, { path, gateway })
