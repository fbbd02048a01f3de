/** The entry of this remote: the routes that the shell mounts. */
import { contract, lazyPage, NotFound, type RouteObject } from '@access/kit'

export { contract }

export const routes: RouteObject[] = [
  {
    index: true,
    ...lazyPage(() => import(/* webpackChunkName: "request-help" */ './request/RequestPage.tsx'), {
      chunk: 'request-help',
      query: ['category', 'step'],
    }),
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
