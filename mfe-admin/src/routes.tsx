/** Everything under /admin. */

import type { Permission } from '@access/service-kit/roles/roles.rules'
import { lazy, type ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { AuthGuard } from './frame/AuthGuard.tsx'
import { Frame } from './frame/Frame.tsx'
import { PortalNotFound } from './frame/PortalNotFound.tsx'
import type { Screen } from './frame/screen.ts'
import { screens } from './screens.ts'
import { dashboardPath } from './session/login-redirect.ts'
import { usePermissions } from './session/use-permissions.ts'

const Login = lazy(() => import(/* webpackChunkName: "admin-login" */ './login/Login.tsx'))
const ForgotPassword = lazy(
  () => import(/* webpackChunkName: "admin-forgot-password" */ './login/ForgotPassword.tsx'),
)
const ResetPassword = lazy(
  () => import(/* webpackChunkName: "admin-reset-password" */ './login/ResetPassword.tsx'),
)
const AccountSetup = lazy(() => import(/* webpackChunkName: "admin-setup" */ './account/AccountSetup.tsx'))
const UnknownAddress = lazy(
  () => import(/* webpackChunkName: "admin-unknown-address" */ './frame/UnknownAddress.tsx'),
)
const Welcome = lazy(() => import(/* webpackChunkName: "admin-welcome" */ './login/Welcome.tsx'))

export const contract = 5 as const

/** The screen at its path and at those below that it shows as well. */
function buildRoutes({ path, permission, pages = [], chunk, load }: Screen): RouteObject[] {
  const LazyScreen = lazy(load)
  const element = (
    <PermissionGuard permission={permission}>
      <LazyScreen />
    </PermissionGuard>
  )
  const paths = [path, ...pages.map((page) => `${path}/${page}`)]
  return paths.map((one) => ({ path: one, element, handle: { chunk, load } }))
}

export const routes: RouteObject[] = [
  { index: true, element: <Navigate to={dashboardPath} replace /> },
  {
    element: <Frame />,
    children: [
      { path: 'login', element: <Login />, handle: { chunk: 'admin-login' } },
      { path: 'welcome', element: <Welcome />, handle: { chunk: 'admin-welcome' } },
      { path: 'forgot-password', element: <ForgotPassword />, handle: { chunk: 'admin-forgot-password' } },
      { path: 'reset-password', element: <ResetPassword />, handle: { chunk: 'admin-reset-password' } },
      { path: 'setup', element: <AccountSetup />, handle: { chunk: 'admin-setup' } },
      {
        element: <AuthGuard screens={screens} />,
        children: screens.flatMap(buildRoutes),
      },
    ],
  },
  {
    element: <Frame placeholder={<PortalNotFound />} />,
    children: [
      {
        element: <AuthGuard screens={screens} signedOutPage={<PortalNotFound />} />,
        children: [{ path: '*', element: <UnknownAddress /> }],
      },
    ],
  },
]

/** Renders a screen for who may open it, and says so to everybody else; neither asks the services anything first. */
// As every screen: antd comes with it, which the server does not have.
const NotPermitted = lazy(
  () => import(/* webpackChunkName: "admin-not-permitted" */ './frame/NotPermitted.tsx'),
)

function PermissionGuard({ permission, children }: { permission: Permission; children: ReactNode }) {
  const may = usePermissions()
  return may(permission) ? children : <NotPermitted />
}
