/** A link to a page of ours, which opens without loading the whole site again. */
import type { ComponentProps, MouseEvent } from 'react'
import { resolveAddress } from './location.ts'
import { useLocation, useNavigate } from './Router.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path, or what begins with `?` or `#` on this page. */
  to: string
  replace?: boolean
  /** What the page is given as the state of its location. */
  state?: unknown
}

export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const address = resolveAddress(to, location)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !opensHere(event, rest.target)) return
    event.preventDefault()
    const { pathname, search, hash } = location
    // As browsers do: a link to where one is adds nothing to the history.
    navigate(address, { replace: replace ?? address === pathname + search + hash, state })
  }

  return <a {...rest} href={address} onClick={follow} />
}

/** Whether it is no new tab or window that somebody asks for. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self') =>
  button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey)
