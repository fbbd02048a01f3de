/** This remote's front door: what the shell mounts. */
import { contract, NotFound } from '@access/kit'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { offerForm } from './offer/offer.form.ts'
import { statusForm } from './status/status.form.ts'
import { requestForm } from './withoutScript/request.form.ts'

export { contract }

const Status = lazy(() => import(/* webpackChunkName: "status" */ './status/Status.tsx'))
const OfferScreen = lazy(() => import(/* webpackChunkName: "offer" */ './offer/OfferScreen.tsx'))
const RequestHelp = lazy(() => import(/* webpackChunkName: "request-help" */ './RequestHelp.tsx'))

export const routes: RouteObject[] = [
  { index: true, element: <RequestHelp />, handle: { chunk: 'request-help' } },
  { path: 'status', element: <Status />, handle: { chunk: 'status' } },
  { path: 'offer', element: <OfferScreen />, handle: { chunk: 'offer' } },
  { path: '*', element: <NotFound /> },
]

export const forms = [requestForm, statusForm, offerForm]
