/** This remote's front door: what the shell mounts. */
import { contract, NotFound } from '@access/kit'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

export { contract }

const RequestHelp = lazy(() => import(/* webpackChunkName: "request-help" */ './RequestHelp.tsx'))

export const routes: RouteObject[] = [
  { index: true, element: <RequestHelp />, handle: { chunk: 'request-help' } },
  { path: '*', element: <NotFound /> },
]
