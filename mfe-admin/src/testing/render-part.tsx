/** A screen, or a part of one, without the portal around it: drawn in a fraction of the time. */
import type { Role } from '@access/service-kit/roles/roles.rules'
import { buildAdministrator, createFakeGateway, type FakeGateway, renderScreen } from '@access/shell/testing'
import type { ReactNode } from 'react'
import { Frame } from '../frame/Frame.tsx'
import { PermittedScreensContext } from '../frame/screen.ts'
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
  { path = '/admin/here', pattern = '*', role = 'administrator' as Role } = {},
) {
  const element = <PermittedScreensContext value={screens}>{part}</PermittedScreensContext>
  return renderScreen([{ element: <Frame />, children: [{ path: pattern, element }] }], {
    path,
    gateway,
    signedInUser: buildAdministrator({ role }),
  })
}

/** A part of the request '1', which is opened with these details. */
export function renderRequestPart(
  part: ReactNode,
  details: Partial<RequestDetailsFragment> = {},
  responses: Record<string, unknown> = {},
  role: Role = 'administrator',
) {
  const gateway = createFakeGateway({
    ...defaultResponses,
    OpenLegalAidRequest: { details: buildRequestDetails(details) },
    ...responses,
  })
  return renderPart(<RequestPart>{part}</RequestPart>, gateway, { role })
}

const RequestPart = ({ children }: { children: ReactNode }) => (
  <OpenedRequest opened={useOpenedRequest('1')}>{children}</OpenedRequest>
)
