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
