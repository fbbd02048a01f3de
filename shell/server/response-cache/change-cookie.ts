/**
 * The number of the last change that a client made, in a cookie for as long as a notice could take, and some. It holds
 * nothing else, and anyone who forges it has their own pages rendered anew.
 */
import type { IncomingMessage } from 'node:http'
import { changeIdHeader, parseChangeId } from '@access/service-kit/transport'

/** In seconds. */
const maxAge = 60

const pattern = /(?:^|;\s*)(?:__Host-)?change_id=(\d{1,15})(?:;|$)/

/** From the cookie, or from the header of a client without cookies; 0 when there is none. */
export function getChangeId({ headers }: IncomingMessage): number {
  const { cookie } = headers
  const fromCookie = cookie?.includes('change_id=') ? parseChangeId(pattern.exec(cookie)?.[1]) : 0
  const header = headers[changeIdHeader]
  return header === undefined ? fromCookie : Math.max(fromCookie, parseChangeId(header))
}

export function formatChangeCookie(id: number, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
  return isHttps ? `__Host-change_id=${id}; ${attributes}; Secure` : `change_id=${id}; ${attributes}`
}
