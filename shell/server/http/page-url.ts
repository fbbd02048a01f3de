/** Parses the URL of a page, which is untrusted input. */
import type { Request } from 'express'

/** The path of a request's address, without its query. */
export const getPathname = (url: string): string => url.replace(/[?#].*$/s, '')

/** Whether an address can mean a page: well encoded, without control characters, and on this site. */
export function isValidPageUrl(url: string): boolean {
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be refused
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(getPathname(url)))
  } catch {
    return false
  }
}

/**
 * The address of the site, as set; otherwise the one the request was sent to, where that can only be ours. In
 * production a Host header is not trusted: it would be in links that others read.
 */
export function getSiteOrigin(
  { headers, secure }: Request,
  { publicUrl, isProduction }: { publicUrl: string | undefined; isProduction: boolean },
): string | null {
  if (publicUrl) return publicUrl
  const host = headers.host ?? ''
  const trustedHostPattern = isProduction ? localHostPattern : /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i
  return trustedHostPattern.test(host) ? `${secure ? 'https' : 'http'}://${host}` : null
}

const localHostPattern = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
