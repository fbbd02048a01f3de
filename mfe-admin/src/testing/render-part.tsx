/** A screen, or a part of one, without the portal around it: drawn in a fraction of the time. */
import type { Previews } from '@access/kit'
import { hasPermission, type Role } from '@access/service-kit/roles/roles.rules'
import { buildAdministrator, createFakeGateway, type FakeGateway, renderScreen } from '@access/shell/testing'
import { lazy, type ReactNode } from 'react'
import { Frame } from '../frame/Frame.tsx'
import { PermittedScreensContext } from '../frame/screen.ts'
import RequestScreen from '../legal-aid/RequestScreen.tsx'
import { OpenedRequest, useOpenedRequest } from '../legal-aid/request/OpenedRequest.tsx'
import type { RequestDetailsFragment } from '../legal-aid/request/opened-request.generated.ts'
import { screens } from '../screens.ts'
import { buildRequestDetails, defaultResponses } from './requests.ts'
// Read before the first test begins, it is no part of what that waits for.
import '../frame/AntdProvider.tsx'

/** `path` is an address of the portal, and `pattern` its route, without `/admin`. */
export function renderPart(
  part: ReactNode,
  gateway: FakeGateway,
  {
    path = '/admin/here',
    pattern = '*',
    role = 'administrator' as Role,
    previews = undefined as Previews | undefined,
  } = {},
) {
  const permittedScreens = screens.filter(({ permission }) => hasPermission(role, permission))
  const element = <PermittedScreensContext value={permittedScreens}>{part}</PermittedScreensContext>
  return renderScreen([{ element: <Frame />, children: [{ path: pattern, element }] }], {
    path,
    gateway,
    previews,
    signedInUser: buildAdministrator({ role }),
  })
}

/** The screen at an address, of which `previews` show the drafts. Its links to other screens lead to itself. */
export function renderScreenAt(path: string, gateway: FakeGateway, previews?: Previews) {
  const [address] = path.split('?')
  const { load } = screens.find((screen) => `${address}/`.startsWith(`/admin/${screen.path}/`))!
  const LazyScreen = lazy(load)
  return renderPart(<LazyScreen />, gateway, { path, previews })
}

const createRequestGateway = (details: Partial<RequestDetailsFragment>, responses: object) =>
  createFakeGateway({
    ...defaultResponses,
    OpenLegalAidRequest: { details: buildRequestDetails(details) },
    ...responses,
  })

/** A part of the request '1', which is opened with these details. */
export const renderRequestPart = (
  part: ReactNode,
  details: Partial<RequestDetailsFragment> = {},
  responses: object = {},
  role: Role = 'administrator',
) => renderPart(<RequestPart>{part}</RequestPart>, createRequestGateway(details, responses), { role })

/** The screen of the request '1'; `search` is that of its address. */
export const renderRequest = (
  details: Partial<RequestDetailsFragment> = {},
  responses: object = {},
  { role = 'administrator' as Role, search = '' } = {},
) =>
  renderPart(<RequestScreen />, createRequestGateway(details, responses), {
    path: `/admin/legal-aid/1${search}`,
    pattern: 'legal-aid/:id',
    role,
  })

const RequestPart = ({ children }: { children: ReactNode }) => (
  <OpenedRequest opened={useOpenedRequest('1')}>{children}</OpenedRequest>
)
