/** Where one was going when asked to sign in: kept in the address, and never anywhere but inside the admin. */
import type { Location } from 'react-router-dom'

export const loginPath = '/admin/login'
export const dashboardPath = '/admin/dashboard'

/** A way back, and what it says. */
export type Way = { to: string; label: string }

export const toDashboard: Way = { to: dashboardPath, label: 'Back to dashboard' }

/** The login's address for somebody who wanted to be elsewhere. */
export function loginFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const wanted = pathname + search
  return isInside(wanted) && wanted !== dashboardPath
    ? `${loginPath}?${new URLSearchParams({ next: wanted })}`
    : loginPath
}

/** Where to go after signing in: what the address asks for, when that is one of our own admin pages. */
export function destinationOf(search: string): string {
  const wanted = new URLSearchParams(search).get('next')
  return wanted && isInside(wanted) ? wanted : dashboardPath
}

// Read as a browser would read it, so that `//elsewhere`, `/\elsewhere` or `/admin/../..//x` lead nowhere.
function isInside(path: string): boolean {
  const here = 'https://here.invalid'
  if (!path.startsWith('/admin/') || !URL.canParse(path, here)) return false
  const { origin, pathname, search, hash } = new URL(path, here)
  return (
    origin === here &&
    pathname.startsWith('/admin/') &&
    pathname !== loginPath &&
    pathname + search + hash === path
  )
}
