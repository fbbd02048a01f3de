/** Redirects to the login unless an administrator is signed in, and back afterwards. */
import { Loading, useAuth } from '@access/kit'
import { createContext, useContext, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { unsavedText } from '../forms/unsaved-text.ts'
import { getLoginUrl, loginPath } from '../session/login-redirect.ts'
import type { Screen } from './screen.ts'
import { useScreenPrefetch } from './use-screen-prefetch.ts'

const SignOutContext = createContext<() => void>(() => {})

export function AuthGuard({ screens }: { screens: Screen[] }) {
  const { isLoading, isAuthenticated, logout } = useAuth()
  useScreenPrefetch(screens, isAuthenticated)
  const location = useLocation()
  // After signing out on purpose there is no redirect back; after a lost session there is.
  const [hasLeft, setLeft] = useState(false)

  function signOut() {
    setLeft(true)
    unsavedText.discardAll()
    logout()
  }

  if (isLoading) return <Loading />
  if (!isAuthenticated) return <Navigate to={hasLeft ? loginPath : getLoginUrl(location)} replace />
  return (
    <SignOutContext value={signOut}>
      <Outlet />
    </SignOutContext>
  )
}

/** Signs out and leads to the login. */
export const useSignOut = () => useContext(SignOutContext)
