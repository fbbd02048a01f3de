/** Nobody leaves typed text behind in passing: a reload is asked about in the browser's words, going back in ours. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Calls `ask` when somebody goes back while `isGuarded`; they are still where they were. */
export function useLeaving(isGuarded: boolean, ask: () => void): void {
  const location = useLocation()
  const navigate = useNavigate()
  const isMarked = (location.state as { isTyping?: boolean } | null)?.isTyping === true
  const stood = useRef(false)

  useEffect(() => {
    if (!isGuarded) return
    const onReload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onReload)
    return () => removeEventListener('beforeunload', onReload)
  }, [isGuarded])

  // A step of history that is this same address: going back takes the step away, and nobody has gone anywhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the step and the guard matter, not who asks.
  useEffect(() => {
    if (isGuarded && isMarked) stood.current = true
    if (isGuarded && !isMarked) {
      if (stood.current) ask()
      navigate(location, { state: { isTyping: true } })
    }
    if (!isGuarded && isMarked && stood.current) {
      stood.current = false
      navigate(-1)
    }
  }, [isGuarded, isMarked])
}
