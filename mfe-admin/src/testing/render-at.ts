/** The admin's routes at an address, as an administrator sees them. */
import type { Previews } from '@access/kit'
import type { Role } from '@access/service-kit/roles/roles.rules'
import { buildAdministrator, type FakeGateway, otherFacts, renderScreen } from '@access/shell/testing'
import { routes } from '../routes.tsx'
// Every screen brings antd with it, lazily: read before the first test begins, it is no part of what that waits for.
import '../frame/AntdProvider.tsx'

/** `previews` are what other remotes show of drafts. */
export const renderAsAdministrator = (path: string, gateway: FakeGateway, previews?: Previews) =>
  renderScreen(routes, { path, gateway, previews, signedInUser: buildAdministrator() })

/** As the administrator of an organisation that has nothing in common with the demonstration sees them. */
export const renderForOtherOffice = (path: string, gateway: FakeGateway) =>
  renderScreen(routes, { path, gateway, office: otherFacts, signedInUser: buildAdministrator() })

/** As somebody in this role sees them. */
export const renderAs = (role: Role, path: string, gateway: FakeGateway) =>
  renderScreen(routes, { path, gateway, signedInUser: buildAdministrator({ role }) })

export const renderSignedOut = (path: string, gateway?: FakeGateway) =>
  renderScreen(routes, { path, gateway })
