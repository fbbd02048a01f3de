/** The entry of this remote: the routes that the shell mounts. */
import { contract, lazyPage, NotFound, waitForNextTask } from '@access/kit'
import type { RouteObject } from 'react-router-dom'

export { contract }

export const routes: RouteObject[] = [
  lazyPage(
    { index: true, chunk: 'request-help', query: ['category', 'urgency', 'hasDate', 'service', 'step'] },
    loadRequestPage,
  ),
  lazyPage(
    { path: 'can-we-help', chunk: 'can-we-help' },
    () => import(/* webpackChunkName: "can-we-help" */ './can-we-help/CanWeHelpPage.tsx'),
  ),
  lazyPage(
    { path: 'status', chunk: 'status' },
    () => import(/* webpackChunkName: "status" */ './status/StatusPage.tsx'),
  ),
  lazyPage(
    { path: 'offer', chunk: 'offer' },
    () => import(/* webpackChunkName: "offer" */ './referral-offer/ReferralOfferPage.tsx'),
  ),
  { path: '*', element: <NotFound /> },
]

/** One chunk, evaluated in three tasks: zod with the rules of texts, those of the journey, the page. */
async function loadRequestPage() {
  await import(/* webpackChunkName: "request-help" */ '@access/service-kit/text/text.rules')
  await waitForNextTask()
  await import(/* webpackChunkName: "request-help" */ './journey/journey.ts')
  await waitForNextTask()
  return import(/* webpackChunkName: "request-help" */ './request/RequestPage.tsx')
}
