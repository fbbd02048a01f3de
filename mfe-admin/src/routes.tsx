/** Everything under /admin. */
import { NotFound } from '@access/kit'
import { lazy } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { AuthGuard } from './frame/AuthGuard.tsx'
import { Frame } from './frame/Frame.tsx'
import { screens } from './screens.ts'
import { dashboardPath } from './session/login-redirect.ts'

const Login = lazy(() => import(/* webpackChunkName: "admin-login" */ './login/Login.tsx'))
const Welcome = lazy(() => import(/* webpackChunkName: "admin-welcome" */ './login/Welcome.tsx'))

export const contract = 1 as const

export const routes: RouteObject[] = [
  { index: true, element: <Navigate to={dashboardPath} replace /> },
  {
    element: <Frame />,
    children: [
      { path: 'login', element: <Login />, handle: { chunk: 'admin-login' } },
      { path: 'welcome', element: <Welcome />, handle: { chunk: 'admin-welcome' } },
      {
        element: <AuthGuard screens={screens} />,
        children: screens.map(({ path, chunk, load }) => {
          const Screen = lazy(load)
          return { path, element: <Screen />, handle: { chunk } }
        }),
      },
    ],
  },
  { path: '*', element: <NotFound /> },
]
