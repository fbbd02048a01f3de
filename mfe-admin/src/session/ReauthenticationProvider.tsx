/**
 * Asks who is there, once for all pending calls: for the sign-in after a lost session, or for a confirmation before what
 * can harm many people at once.
 */
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'

/** Why a call was rejected: the session has ended, or a confirmation is needed. */
export type ReauthenticationKind = 'signIn' | 'confirm'

type Reauthenticate = (kind: ReauthenticationKind) => Promise<boolean>

const ReauthenticationContext = createContext<Reauthenticate>(async () => false)

/** Wraps all screens. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [prompt, setPrompt] = useState<ReauthenticationKind | null>(null)
  const pendingCalls = useRef<{ kind: ReauthenticationKind; resolve(isDone: boolean): void }[]>([])

  const reauthenticate = useCallback(
    (kind: ReauthenticationKind) =>
      new Promise<boolean>((resolve) => {
        pendingCalls.current.push({ kind, resolve })
        setPrompt((open) => open ?? kind)
      }),
    [],
  )

  // Signing in confirms the identity as well, but not the other way round.
  function resolvePending(isDone: boolean) {
    const isAnswered = ({ kind }: { kind: ReauthenticationKind }) => kind === prompt || prompt === 'signIn'
    const answered = pendingCalls.current.filter(isAnswered)
    pendingCalls.current = pendingCalls.current.filter((call) => !isAnswered(call))
    setPrompt(pendingCalls.current[0]?.kind ?? null)
    for (const { resolve } of answered) resolve(isDone)
  }

  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {prompt === 'signIn' && <ReauthenticationDialog onClosed={resolvePending} />}
      {prompt === 'confirm' && <ConfirmIdentityDialog onClosed={resolvePending} />}
    </ReauthenticationContext>
  )
}

/** Asks for what is missing; resolves to whether it was given, once the dialog has closed. */
export const useReauthentication = () => useContext(ReauthenticationContext)
