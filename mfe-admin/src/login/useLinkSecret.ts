/** The secret of the link somebody came by: taken out of the address at once, so that it stays in no history. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** '' where the address has none, as after a reload. */
export function useLinkSecret(): string {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [secret, setSecret] = useState('')
  const told = hash.slice(1)
  if (told && told !== secret) setSecret(told)

  useEffect(() => {
    if (told) navigate(pathname, { replace: true })
  }, [told, pathname, navigate])
  return told || secret
}
