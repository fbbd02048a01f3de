/** Whoever has lost their session is asked for the password in place, once for all that waits for it. */
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { SignInAgain } from './SignInAgain.tsx'

type Ask = () => Promise<boolean>

const Asking = createContext<Ask>(async () => false)

/** Stands around all screens: the question is no part of what is done there. */
export function SigningIn({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])

  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setAsking(true)
      }),
    [],
  )

  function tell(isSignedIn: boolean) {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn)
  }

  return (
    <Asking value={ask}>
      {children}
      {isAsking && <SignInAgain onClosed={tell} />}
    </Asking>
  )
}

/** Asks for the password; resolves to whether somebody is signed in again, once the window is gone. */
export const useSignInAgain = () => useContext(Asking)
