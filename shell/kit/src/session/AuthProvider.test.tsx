import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gql, useQuery } from 'urql'
import { afterEach, expect, test, vi } from 'vitest'
import { DataProvider } from '../data/DataProvider.tsx'
import { AuthProvider, useAuth } from './AuthProvider.tsx'
import { storedToken } from './storedToken.ts'

const ada = { id: '1', email: 'ada@example.org', name: 'Ada' }
const Counted = gql`query Counted { counted }`

type Call = { path: string; method: string; authorization: string | null; body: unknown }
type Server = Record<string, (call: Call) => Response | Promise<Response>>

/** A server that answers by method and path; GraphQL always answers. Returns what it was asked. */
function serving(server: Server = {}): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call: Call = {
      path,
      method: init.method ?? 'GET',
      authorization: new Headers(init.headers).get('authorization'),
      body: init.body ? JSON.parse(String(init.body)) : null,
    }
    calls.push(call)
    if (path === '/graphql')
      return json(200, { data: { counted: calls.filter((one) => one.path === path).length } })
    return (await server[`${call.method} ${path}`]?.(call)) ?? json(404, {})
  })
  return calls
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

function Session() {
  const { user, token, loading, authenticated, login, logout } = useAuth()
  const [{ data }] = useQuery({ query: Counted })
  return (
    <>
      <p data-testid="session">
        {loading
          ? 'loading'
          : authenticated
            ? `${user?.name} with ${token}`
            : user || token
              ? 'half'
              : 'logged out'}
      </p>
      <p>data {data?.counted}</p>
      <button
        type="button"
        onClick={() => login('ada@example.org', 'secret').catch((reason) => storeFailure(reason))}
      >
        Login
      </button>
      <button type="button" onClick={logout}>
        Logout
      </button>
    </>
  )
}

let lastFailure: Error | null = null
const storeFailure = (reason: Error) => {
  lastFailure = reason
}

const show = () =>
  render(
    <DataProvider>
      <AuthProvider>
        <Session />
      </AuthProvider>
    </DataProvider>,
  )

const session = () => screen.getByTestId('session').textContent
const becomes = (state: string) => waitFor(() => expect(session()).toBe(state))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  storedToken.remove()
  localStorage.clear()
  lastFailure = null
})

test('useAuth must be used within AuthProvider', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Outside = () => <p>{useAuth().user?.name}</p>
  expect(() => render(<Outside />)).toThrow('useAuth must be used within AuthProvider')
  silent.mockRestore()
})

test('without a stored token nobody is signed in, and nothing is asked', async () => {
  const calls = serving()
  show()
  await becomes('logged out')
  expect(calls.filter(({ path }) => path.startsWith('/api'))).toEqual([])
})

test('a stored token is verified on load, and loading lasts until the answer', async () => {
  localStorage.setItem('auth_token', 'kept')
  const answer = Promise.withResolvers<Response>()
  const calls = serving({ 'GET /api/auth/verify': () => answer.promise })
  show()
  expect(session()).toBe('loading')

  await act(async () => answer.resolve(json(200, { user: ada })))
  await becomes('Ada with kept')
  expect(calls.find(({ path }) => path === '/api/auth/verify')).toMatchObject({
    authorization: 'Bearer kept',
  })
})

test('a token that is refused is silently removed, and the visitor is logged out', async () => {
  localStorage.setItem('auth_token', 'stale')
  serving({ 'GET /api/auth/verify': () => json(401, { title: 'Unauthorized' }) })
  const errors = vi.spyOn(console, 'error')
  show()
  await becomes('logged out')
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

test('a server that cannot answer refuses nobody: logged out for now, the token kept', async () => {
  localStorage.setItem('auth_token', 'kept')
  serving({ 'GET /api/auth/verify': () => json(503, {}) })
  show()
  await becomes('logged out')
  expect(localStorage.getItem('auth_token')).toBe('kept')
})

test('loading ends when the connection is broken', async () => {
  localStorage.setItem('auth_token', 'kept')
  serving({ 'GET /api/auth/verify': () => Promise.reject(new TypeError('no connection')) })
  show()
  await becomes('logged out')
  expect(localStorage.getItem('auth_token')).toBe('kept')
})

test('loading ends, and login works, where storage is forbidden', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
    removeItem: () => {
      throw new Error('forbidden')
    },
    clear: () => {},
  })
  serving({ 'POST /api/auth/login': () => json(200, { token: 'new', user: ada }) })
  show()
  await becomes('logged out')
  await press('Login')
  await becomes('Ada with new')
  expect(storedToken.read()).toBe('new')
})

test('login sends e-mail and password and stores token and user', async () => {
  const calls = serving({ 'POST /api/auth/login': () => json(200, { token: 'new', user: ada }) })
  show()
  await becomes('logged out')
  await press('Login')
  await becomes('Ada with new')
  expect(calls.find(({ path }) => path === '/api/auth/login')?.body).toEqual({
    email: 'ada@example.org',
    password: 'secret',
  })
  expect(localStorage.getItem('auth_token')).toBe('new')
})

test('a login that is refused changes nothing and says why', async () => {
  serving({ 'POST /api/auth/login': () => json(401, { detail: 'Wrong e-mail or password' }) })
  show()
  await becomes('logged out')
  await press('Login')
  await waitFor(() => expect(lastFailure?.message).toBe('401: {"detail":"Wrong e-mail or password"}'))
  expect(session()).toBe('logged out')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('logout clears user, token, the stored token and the whole data cache, and tells the server', async () => {
  localStorage.setItem('auth_token', 'kept')
  const calls = serving({
    'GET /api/auth/verify': () => json(200, { user: ada }),
    'POST /api/auth/logout': () => json(200, true),
  })
  show()
  await becomes('Ada with kept')
  await screen.findByText('data 1')

  await press('Logout')
  await becomes('logged out')
  expect(localStorage.getItem('auth_token')).toBeNull()
  await screen.findByText('data 2')
  expect(calls.find(({ path }) => path === '/api/auth/logout')).toMatchObject({
    authorization: 'Bearer kept',
  })
  expect(calls.filter(({ path }) => path === '/graphql').at(-1)?.authorization).toBeNull()
})

test('logout works without the server', async () => {
  localStorage.setItem('auth_token', 'kept')
  serving({
    'GET /api/auth/verify': () => json(200, { user: ada }),
    'POST /api/auth/logout': () => Promise.reject(new TypeError('no connection')),
  })
  show()
  await becomes('Ada with kept')
  await press('Logout')
  await becomes('logged out')
})

test('a logout in another tab logs out here', async () => {
  localStorage.setItem('auth_token', 'kept')
  serving({ 'GET /api/auth/verify': () => json(200, { user: ada }) })
  show()
  await becomes('Ada with kept')
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token', oldValue: 'kept', newValue: null }))
  })
  await becomes('logged out')
})

test('a login in another tab logs in here', async () => {
  serving({ 'GET /api/auth/verify': () => json(200, { user: ada }) })
  show()
  await becomes('logged out')
  localStorage.setItem('auth_token', 'theirs')
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token', oldValue: null, newValue: 'theirs' }))
  })
  await becomes('Ada with theirs')
})
