/** The connection, as far as the browser knows and the last request has shown. */
import { useEffect, useState } from 'react'
import type { ConnectionState } from '../journey/request.messages.ts'

export function useConnection() {
  const [connection, setConnection] = useState<ConnectionState>('online')
  const markOffline = () => setConnection('offline')
  const markOnline = () => setConnection((previous) => (previous === 'offline' ? 'restored' : previous))
  // biome-ignore lint/correctness/useExhaustiveDependencies: they only set state, so the first closures stay valid.
  useEffect(() => {
    if (!navigator.onLine) markOffline()
    addEventListener('offline', markOffline)
    addEventListener('online', markOnline)
    return () => {
      removeEventListener('offline', markOffline)
      removeEventListener('online', markOnline)
    }
  }, [])
  return { connection, markOffline, markOnline }
}
