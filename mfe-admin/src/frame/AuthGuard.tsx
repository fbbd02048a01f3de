/** Redirects to the login unless an administrator is signed in, and back afterwards. */
import { Loading, Navigate, Outlet, useAuth, useLocation } from '@access/kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState } from 'react'
import { unsavedText } from '../forms/unsaved-text.ts'
import { getLoginUrl, loginPath, setupPath } from '../session/login-redirect.ts'
import { useCurrentSession } from '../session/use-current-session.ts'
import { PortalLayout } from './PortalLayout.tsx'
import { PermittedScreensContext } from './permitted-screens.ts'
import type { Screen } from './screen.ts'

const SessionTimeout = lazy(
  () => import(/* webpackChunkName: "admin-session-timeout" */ '../session/SessionTimeout.tsx'),
)

const SignOutContext = createContext<() => void>(() => {})

export function AuthGuard({ screens }: { screens: Screen[] }) {
  const { user, isLoading, isAuthenticated, logout } = useAuth()
  const role = user?.role
  const permittedScreens = useMemo(
    () => screens.filter(({ permission }) => hasPermission(role, permission)),
    [screens, role],
  )
  const location = useLocation()
  // After signing out on purpose there is no redirect back; after a lost session there is.
  const [hasLeft, setLeft] = useState(false)
  const [hasTimedOut, setTimedOut] = useState(false)
  const { session, refresh, extend } = useCurrentSession()

  function signOut() {
    setLeft(true)
    unsavedText.discardAll()
    logout()
  }

  // What somebody typed stays, as it does when a session is lost: they come back to it.
  const onTimeout = useCallback(() => {
    setTimedOut(true)
    logout()
  }, [logout])

  if (isLoading) return <Loading />
  if (!isAuthenticated)
    return <Navigate to={hasLeft ? loginPath : getLoginUrl(location)} replace state={{ hasTimedOut }} />
  if (session?.restriction) return <Navigate to={setupPath} replace />
  return (
    <SignOutContext value={signOut}>
      <PermittedScreensContext value={permittedScreens}>
        <PortalLayout>
          <Outlet />
        </PortalLayout>
      </PermittedScreensContext>
      {session && (
        <Suspense>
          <SessionTimeout session={session} refresh={refresh} extend={extend} onTimeout={onTimeout} />
        </Suspense>
      )}
    </SignOutContext>
  )
}

/** Signs out and leads to the login. */
export const useSignOut = () => useContext(SignOutContext)
