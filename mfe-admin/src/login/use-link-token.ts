/** The secret of the link somebody came by: taken out of the address at once, so that it stays in no history. */

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** '' where the address has none, as after a reload. */
export function useLinkToken(): string {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState('')
  const hashToken = hash.slice(1)
  if (hashToken && hashToken !== token) setToken(hashToken)

  useEffect(() => {
    if (hashToken) navigate(pathname, { replace: true })
  }, [hashToken, pathname, navigate])
  return hashToken || token
}
