/** What the address of a page says, read with care: it is what a stranger typed. */
import type { Request } from 'express'

/** The path of a request's address, without its query. */
export const pathnameOf = (url: string): string => url.replace(/[?#].*$/s, '')

/** Whether an address can mean a page: well encoded, without control characters, and on this site. */
export function isReadable(url: string): boolean {
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be refused
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathnameOf(url)))
  } catch {
    return false
  }
}

/** The one address of the page that asked, for search engines; a list's further pages have their own. */
export function canonicalOf(request: Request, publicUrl: string | undefined): string | null {
  const origin = publicUrl ?? originOf(request)
  if (!origin) return null
  const { pathname, searchParams } = new URL(request.originalUrl, origin)
  const page = searchParams.get('page')
  const query = page && /^[1-9]\d*$/.test(page) && page !== '1' ? `?page=${page}` : ''
  return `${origin}${pathname === '/' ? '/' : pathname.replace(/\/+$/, '')}${query}`
}

function originOf({ headers, protocol }: Request): string | null {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(headers.host ?? '')
    ? `${protocol}://${headers.host}`
    : null
}
