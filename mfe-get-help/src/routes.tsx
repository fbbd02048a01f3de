/** The entry of this remote: the routes that the shell mounts. */
import { contract, lazyPage, NotFound, waitForNextTask } from '@access/kit'
import type { RouteObject } from 'react-router-dom'

export { contract }

export const routes: RouteObject[] = [
  {
    index: true,
    ...lazyPage(loadRequestPage, { chunk: 'request-help', query: ['category', 'step'] }),
  },
  {
    path: 'status',
    ...lazyPage(() => import(/* webpackChunkName: "status" */ './status/StatusPage.tsx'), {
      chunk: 'status',
      query: [],
    }),
  },
  {
    path: 'offer',
    ...lazyPage(() => import(/* webpackChunkName: "offer" */ './referral-offer/ReferralOfferPage.tsx'), {
      chunk: 'offer',
      query: [],
    }),
  },
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
