/** Lets administrators in; everyone else is asked to sign in and comes back afterwards. */
import { Loading, useAuth } from '@access/kit'
import { createContext, useContext, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { keptText } from '../management/form/keptText.ts'
import type { Screen } from '../screens.ts'
import { loginFor, loginPath } from './destination.ts'
import { useScreensAhead } from './useScreensAhead.ts'

const SignOut = createContext<() => void>(() => {})

export function Guard({ screens }: { screens: Screen[] }) {
  const { loading, authenticated, logout } = useAuth()
  useScreensAhead(screens, authenticated)
  const location = useLocation()
  // Who leaves on purpose need not come back to this page; whose session ended does.
  const [hasLeft, setLeft] = useState(false)

  function signOut() {
    setLeft(true)
    keptText.forgetAll()
    logout()
  }

  if (loading) return <Loading />
  if (!authenticated) return <Navigate to={hasLeft ? loginPath : loginFor(location)} replace />
  return (
    <SignOut value={signOut}>
      <Outlet />
    </SignOut>
  )
}

/** Signs the administrator out and leads to the login. */
export const useSignOut = () => useContext(SignOut)
