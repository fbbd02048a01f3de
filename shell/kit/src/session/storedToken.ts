/** Where the sign-in is kept between visits. Some browsers refuse storage: then it lasts as long as the page. */

const tokenKey = 'auth_token'
const userKey = 'auth_user'

let remembered: string | null = null

export const storedToken = {
  key: tokenKey,

  read(): string | null {
    return withStorage((storage) => storage.getItem(tokenKey)) ?? remembered
  },

  keep(token: string, user: unknown): void {
    const kept = withStorage((storage) => {
      storage.setItem(tokenKey, token)
      storage.setItem(userKey, JSON.stringify(user))
      return true
    })
    remembered = kept ? null : token
  },

  remove(): void {
    remembered = null
    withStorage((storage) => {
      storage.removeItem(tokenKey)
      storage.removeItem(userKey)
    })
  },
}

/** The header that carries the sign-in: on every request while a token is stored. */
export function bearer(): Record<string, string> {
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
