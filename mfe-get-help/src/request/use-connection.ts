/** The connection, as far as the browser knows and the last request has shown. */
import { useOnMount } from '@access/kit'
import { useState } from 'react'
import type { ConnectionState } from '../journey/request.messages.ts'

export function useConnection() {
  const [connection, setConnection] = useState<ConnectionState>('online')
  const markOffline = () => setConnection('offline')
  const markOnline = () => setConnection((previous) => (previous === 'offline' ? 'restored' : previous))
  useOnMount(() => {
    if (!navigator.onLine) markOffline()
    addEventListener('offline', markOffline)
    addEventListener('online', markOnline)
    return () => {
      removeEventListener('offline', markOffline)
      removeEventListener('online', markOnline)
    }
  })
  return { connection, markOffline, markOnline }
}
