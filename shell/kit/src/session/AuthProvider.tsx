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
import { api, RequestFailed } from '../data/rest.ts'
import { storedToken } from './storedToken.ts'

export type Administrator = { id: string; email: string; name: string }

export type Auth = {
  user: Administrator | null
  token: string | null
  /** True until the stored token has been checked. */
  loading: boolean
  authenticated: boolean
  login(email: string, password: string): Promise<void>
  logout(): void
}

type Held = { user: Administrator | null; token: string | null; loading: boolean }

const nobody: Held = { user: null, token: null, loading: false }
const AuthContext = createContext<Auth | null>(null)

/** Holds the session for everything inside; stands inside DataProvider, whose cache a logout clears. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState<Held>({ ...nobody, loading: true })
  const clearData = useClearData()

  useEffect(() => {
    let current = true
    // A page that the server sent may still be waiting for its scripts: an urgent change would throw it away.
    verify().then((checked) => current && startTransition(() => setHeld(checked)))
    return () => {
      current = false
    }
  }, [])

  const forget = useCallback(() => {
    setHeld(nobody)
    storedToken.remove()
    clearData()
  }, [clearData])

  useEffect(() => {
    // key is null when another tab cleared all of its storage
    const heardFromAnotherTab = ({ key, newValue }: StorageEvent) => {
      if (key !== storedToken.key && key !== null) return
      if (newValue === null) forget()
      else verify().then(setHeld)
    }
    addEventListener('storage', heardFromAnotherTab)
    return () => removeEventListener('storage', heardFromAnotherTab)
  }, [forget])

  const auth = useMemo<Auth>(
    () => ({
      ...held,
      authenticated: held.user !== null,
      async login(email, password) {
        const answer = await api.send<{ token: string; user: Administrator }>('POST', '/api/auth/login', {
          email,
          password,
        })
        if (!answer) throw new Error('')
        storedToken.keep(answer.token, answer.user)
        setHeld({ user: answer.user, token: answer.token, loading: false })
      },
      logout() {
        // Asked while the token is still there to be sent; what the server answers changes nothing here.
        api.send('POST', '/api/auth/logout').catch(() => {})
        forget()
      },
    }),
    [held, forget],
  )

  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The session, for whoever asks inside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within AuthProvider')
  return auth
}

async function verify(): Promise<Held> {
  const token = storedToken.read()
  if (!token) return nobody
  try {
    const answer = await api.read<{ user: Administrator }>(['/api', 'auth', 'verify'], {
      unauthorized: 'null',
    })
    if (answer?.user) return { user: answer.user, token, loading: false }
    storedToken.remove()
  } catch (reason) {
    // A server that cannot answer has refused nobody: the token stays for the next visit.
    if (reason instanceof RequestFailed && isRefusal(reason.status)) storedToken.remove()
  }
  return nobody
}

const isRefusal = (status: number) => status < 500 && status !== 408 && status !== 429
