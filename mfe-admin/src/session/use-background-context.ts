/** For queries that nobody asked for: their requests do not keep the session alive. */
import { useAuth } from '@access/kit'
import { useMemo } from 'react'
import type { OperationContext } from 'urql'

export function useBackgroundContext(): Pick<OperationContext, 'fetchOptions'> {
  const { token } = useAuth()
  return useMemo(() => {
    const headers = { authorization: `Bearer ${token}`, 'x-background-request': 'true' }
    return { fetchOptions: { credentials: 'include', headers } }
  }, [token])
}
