/** Calls our own server for the person who is, or was, signed in. */
import { getAuthorizationHeader } from './stored-token.ts'

/**
 * Sends a request with the stored token. Once its session has ended, a token opens nothing, not even what everybody may
 * ask for (RFC 6750, `invalid_token`): nothing was done then, and it is sent again without one. The token stays stored,
 * for the portal to say what happened.
 */
export async function sendWithToken(
  send: (authorization: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const authorization = getAuthorizationHeader()
  const response = await send(authorization)
  const isRejected = response.headers.get('www-authenticate')?.includes('invalid_token')
  return isRejected && authorization.authorization ? send({}) : response
}
