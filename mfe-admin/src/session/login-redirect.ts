/** The redirect after signing in: kept in the URL, and only ever to an admin page. */
import type { Location } from 'react-router-dom'

export const loginPath = '/admin/login'
export const dashboardPath = '/admin/dashboard'
export const forgotPasswordPath = '/admin/forgot-password'
/** Where an account is set up before anything else: another password, a second factor. */
export const setupPath = '/admin/setup'

/** A back link with its label. */
export type BackLink = { to: string; label: string }

export const dashboardBackLink: BackLink = { to: dashboardPath, label: 'Back to dashboard' }

/** The login URL with the requested page. */
export function getLoginUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const requestedPath = pathname + search
  return isAdminPath(requestedPath) && requestedPath !== dashboardPath
    ? `${loginPath}?${new URLSearchParams({ next: requestedPath })}`
    : loginPath
}

/** Where to go after signing in: the requested page, when it is an admin page. */
export function getRedirectTarget(search: string): string {
  const requestedPath = new URLSearchParams(search).get('next')
  return requestedPath && isAdminPath(requestedPath) ? requestedPath : dashboardPath
}

// Read as a browser would read it, so that `//elsewhere`, `/\elsewhere` or `/admin/../..//x` lead nowhere.
function isAdminPath(path: string): boolean {
  const baseUrl = 'https://here.invalid'
  if (!path.startsWith('/admin/') || !URL.canParse(path, baseUrl)) return false
  const { origin, pathname, search, hash } = new URL(path, baseUrl)
  return (
    origin === baseUrl &&
    pathname.startsWith('/admin/') &&
    pathname !== loginPath &&
    pathname + search + hash === path
  )
}
