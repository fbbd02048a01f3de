/** Asks for the password after a lost session, once for all pending calls. */
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'

type Reauthenticate = () => Promise<boolean>

const ReauthenticationContext = createContext<Reauthenticate>(async () => false)

/** Wraps all screens. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [isPrompting, setIsPrompting] = useState(false)
  const pendingResolvers = useRef<((isSignedIn: boolean) => void)[]>([])

  const reauthenticate = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        pendingResolvers.current.push(resolve)
        setIsPrompting(true)
      }),
    [],
  )

  function resolvePending(isSignedIn: boolean) {
    setIsPrompting(false)
    for (const resolve of pendingResolvers.current.splice(0)) resolve(isSignedIn)
  }

  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {isPrompting && <ReauthenticationDialog onClosed={resolvePending} />}
    </ReauthenticationContext>
  )
}

/** Asks for the password; resolves to whether somebody is signed in again, once the dialog has closed. */
export const useReauthentication = () => useContext(ReauthenticationContext)
