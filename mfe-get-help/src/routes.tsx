/** The entry of this remote: the routes that the shell mounts. */
import { contract, NotFound } from '@access/kit'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

export { contract }

const StatusPage = lazy(() => import(/* webpackChunkName: "status" */ './status/StatusPage.tsx'))
const ReferralOfferPage = lazy(
  () => import(/* webpackChunkName: "offer" */ './referral-offer/ReferralOfferPage.tsx'),
)
const RequestPage = lazy(() => import(/* webpackChunkName: "request-help" */ './request/RequestPage.tsx'))

export const routes: RouteObject[] = [
  { index: true, element: <RequestPage />, handle: { chunk: 'request-help', query: ['category', 'step'] } },
  { path: 'status', element: <StatusPage />, handle: { chunk: 'status', query: [] } },
  { path: 'offer', element: <ReferralOfferPage />, handle: { chunk: 'offer', query: [] } },
  { path: '*', element: <NotFound /> },
]
