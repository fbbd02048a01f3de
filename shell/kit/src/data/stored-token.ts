/** Stores the session token between visits. Some browsers forbid storage: then it lasts as long as the page. */
const tokenKey = 'auth_token'
const userKey = 'auth_user'

let memoryToken: string | null = null

export const storedToken = {
  key: tokenKey,

  read(): string | null {
    return withStorage((storage) => storage.getItem(tokenKey)) ?? memoryToken
  },

  save(token: string, user: unknown): void {
    const isStored = withStorage((storage) => {
      storage.setItem(tokenKey, token)
      storage.setItem(userKey, JSON.stringify(user))
      return true
    })
    memoryToken = isStored ? null : token
  },

  remove(): void {
    memoryToken = null
    withStorage((storage) => {
      storage.removeItem(tokenKey)
      storage.removeItem(userKey)
    })
  },
}

/** The authorization header, for every request while a token is stored. */
export function getAuthorizationHeader(): Record<string, string> {
  const token = storedToken.read()
  return token ? { authorization: `Bearer ${token}` } : {}
}

// Reading `localStorage` itself throws where storage is forbidden, and there is none on the server.
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(globalThis.localStorage)
  } catch {
    return null
  }
}

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
