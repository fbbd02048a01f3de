/** This remote's front door: what the shell mounts. */
import { contract, NotFound } from '@access/kit'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { statusForm } from './status/status.form.ts'
import { requestForm } from './withoutScript/request.form.ts'

export { contract }

const Status = lazy(() => import(/* webpackChunkName: "status" */ './status/Status.tsx'))
const RequestHelp = lazy(() => import(/* webpackChunkName: "request-help" */ './RequestHelp.tsx'))

export const routes: RouteObject[] = [
  { index: true, element: <RequestHelp />, handle: { chunk: 'request-help' } },
  { path: 'status', element: <Status />, handle: { chunk: 'status' } },
  { path: '*', element: <NotFound /> },
]

export const forms = [requestForm, statusForm]
