/** Who is signed in: checked once on load, changed by login and logout, here or in another tab. */
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useClearData } from '../data/DataProvider.tsx'
import { api, RequestError } from '../data/rest-client.ts'
import { storedToken } from '../data/stored-token.ts'

/** The person who is signed in; `role` decides what they may do. */
export type Administrator = { id: string; email: string; name: string; role: string }

/** A second factor as it is given: one of them; WebAuthn's response as the browser's JSON. */
export type SecondFactor = { totp: string } | { recoveryCode: string } | { passkey: object }

export type Auth = {
  user: Administrator | null
  token: string | null
  /** True until the stored token has been checked. */
  isLoading: boolean
  isAuthenticated: boolean
  login(email: string, password: string, secondFactor?: SecondFactor): Promise<void>
  logout(): void
}

type SessionState = { user: Administrator | null; token: string | null; isLoading: boolean }

const signedOut: SessionState = { user: null, token: null, isLoading: false }
const AuthContext = createContext<Auth | null>(null)

/** Provides the session to everything inside; belongs inside DataProvider, whose cache a logout clears. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ ...signedOut, isLoading: true })
  const clearData = useClearData()

  useEffect(() => {
    let isCurrent = true
    // A page that the server sent may still be waiting for its scripts: an urgent change would throw it away.
    verifySession().then((verified) => isCurrent && startTransition(() => setSession(verified)))
    return () => {
      isCurrent = false
    }
  }, [])

  const clearSession = useCallback(() => {
    setSession(signedOut)
    storedToken.remove()
    clearData()
  }, [clearData])

  useEffect(() => {
    // key is null when another tab cleared all of its storage
    const onStorageChange = ({ key, newValue }: StorageEvent) => {
      if (key !== storedToken.key && key !== null) return
      if (newValue === null) clearSession()
      else verifySession().then(setSession)
    }
    addEventListener('storage', onStorageChange)
    return () => removeEventListener('storage', onStorageChange)
  }, [clearSession])

  const auth = useMemo<Auth>(
    () => ({
      ...session,
      isAuthenticated: session.user !== null,
      async login(email, password, secondFactor) {
        const response = await api.send<{ token: string; user: Administrator }>('POST', '/api/auth/login', {
          email,
          password,
          ...secondFactor,
        })
        if (!response) throw new Error('')
        storedToken.save(response.token, response.user)
        setSession({ user: response.user, token: response.token, isLoading: false })
      },
      logout() {
        // Sent while the token is still stored; the response changes nothing here.
        api.send('POST', '/api/auth/logout').catch(() => {})
        clearSession()
      },
    }),
    [session, clearSession],
  )

  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The session, inside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within AuthProvider')
  return auth
}

async function verifySession(): Promise<SessionState> {
  const token = storedToken.read()
  if (!token) return signedOut
  try {
    const response = await api.read<{ user: Administrator }>(['/api', 'auth', 'verify'], {
      unauthorized: 'null',
    })
    if (response?.user) return { user: response.user, token, isLoading: false }
    storedToken.remove()
  } catch (reason) {
    // A server error does not reject the token: it stays stored for the next visit.
    if (reason instanceof RequestError && isRejection(reason.status)) storedToken.remove()
  }
  return signedOut
}

const isRejection = (status: number) => status < 500 && status !== 408 && status !== 429
