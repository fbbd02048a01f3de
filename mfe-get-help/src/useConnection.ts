/** Whether the visitor is connected, as far as the browser knows and as the last sending has shown. */
import { useEffect, useState } from 'react'

/** `back` is said once after it was gone. */
type Connection = 'here' | 'gone' | 'back'

export function useConnection() {
  const [connection, setConnection] = useState<Connection>('here')
  const gone = () => setConnection('gone')
  const back = () => setConnection((before) => (before === 'gone' ? 'back' : before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: they only set state, so the first ones do for ever.
  useEffect(() => {
    if (!navigator.onLine) gone()
    addEventListener('offline', gone)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', gone)
      removeEventListener('online', back)
    }
  }, [])
  return { connection, gone, back }
}
