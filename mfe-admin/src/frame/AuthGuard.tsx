/** Redirects to the login unless an administrator is signed in, and back afterwards. */
import { Loading, useAuth } from '@access/kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useUnsentTexts } from '../forms/unsent-text.tsx'
import { isLeaveGuarded, storeGuarded } from '../forms/use-leave-guard.ts'
import { getLoginUrl, loginPath, setupPath } from '../session/login-redirect.ts'
import { useCurrentSession } from '../session/use-current-session.ts'
import type { Screen } from './screen.ts'
import { PermittedScreensContext } from './screen.ts'
import { useOnDemand } from './use-on-demand.ts'

const SessionTimeout = lazy(
  () => import(/* webpackChunkName: "admin-session-timeout" */ '../session/SessionTimeout.tsx'),
)

// As every screen: antd comes with them, which the server does not have.
const PortalLayout = lazy(() => import(/* webpackChunkName: "admin-frame" */ './PortalLayout.tsx'))
const loadSignOutQuestion = () =>
  import(/* webpackChunkName: "admin-sign-out-question" */ './SignOutQuestion.tsx')

const SignOutContext = createContext<() => void>(() => {})

export function AuthGuard({
  screens,
  signedOutPage,
}: {
  screens: Screen[]
  /** Shown instead of the login to a visitor who is not signed in. */
  signedOutPage?: ReactNode
}) {
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
  const [isAsking, setAsking] = useState(false)
  const SignOutQuestion = useOnDemand(isAsking, loadSignOutQuestion)
  const unsentTexts = useUnsentTexts()

  function signOut() {
    setLeft(true)
    unsentTexts.discardAll()
    logout()
  }

  function requestSignOut() {
    if (!isLeaveGuarded()) return signOut()
    // Afterwards nobody is signed in who could store it.
    storeGuarded()
    setAsking(true)
  }

  // What somebody typed stays, as it does when a session is lost: they come back to it.
  const onTimeout = useCallback(() => {
    setTimedOut(true)
    logout()
  }, [logout])

  if (isLoading) return <Loading />
  if (!isAuthenticated && signedOutPage && !hasLeft && !hasTimedOut) return signedOutPage
  if (!isAuthenticated)
    return <Navigate to={hasLeft ? loginPath : getLoginUrl(location)} replace state={{ hasTimedOut }} />
  if (session?.restriction) return <Navigate to={setupPath} replace />
  return (
    <SignOutContext value={requestSignOut}>
      <PermittedScreensContext value={permittedScreens}>
        <PortalLayout>
          <Outlet />
        </PortalLayout>
      </PermittedScreensContext>
      {SignOutQuestion && <SignOutQuestion onSignOut={signOut} onClosed={() => setAsking(false)} />}
      {session && (
        <Suspense>
          <SessionTimeout session={session} refresh={refresh} extend={extend} onTimeout={onTimeout} />
        </Suspense>
      )}
    </SignOutContext>
  )
}

/** Signs out and leads to the login, after a question where something is typed and not saved. */
export const useSignOut = () => useContext(SignOutContext)
