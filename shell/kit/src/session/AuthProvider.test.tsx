import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gql, useQuery } from 'urql'
import { afterEach, expect, test, vi } from 'vitest'
import { DataProvider } from '../data/DataProvider.tsx'
import { storedToken } from '../data/stored-token.ts'
import { AuthProvider, useAuth } from './AuthProvider.tsx'

const ada = { id: '1', email: 'ada@example.org', name: 'Ada' }
const Counted = gql`query Counted { counted }`

type Call = { path: string; method: string; authorization: string | null; body: unknown }
type Server = Record<string, (call: Call) => Response | Promise<Response>>

/** A server that responds by method and path; GraphQL always responds. Returns the calls it received. */
function startFakeServer(server: Server = {}): Call[] {
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
  const { user, token, isLoading, isAuthenticated, login, logout } = useAuth()
  const [{ data }] = useQuery({ query: Counted })
  return (
    <>
      <p data-testid="session">
        {isLoading
          ? 'loading'
          : isAuthenticated
            ? `${user?.name} with ${token}`
            : user || token
              ? 'half'
              : 'logged out'}
      </p>
      <p>data {data?.counted}</p>
      <button
        type="button"
        onClick={() => login('ada@example.org', 'secret').catch((reason) => storeError(reason))}
      >
        Login
      </button>
      <button type="button" onClick={logout}>
        Logout
      </button>
    </>
  )
}

let lastError: Error | null = null
const storeError = (reason: Error) => {
  lastError = reason
}

const show = () =>
  render(
    <DataProvider>
      <AuthProvider>
        <Session />
      </AuthProvider>
    </DataProvider>,
  )

const acceptToken = { 'GET /api/auth/verify': () => json(200, { user: ada }) }

/** Somebody whose token was stored. */
async function showSignedIn(server: Server = {}) {
  localStorage.setItem('auth_token', 'stored')
  const calls = startFakeServer({ ...acceptToken, ...server })
  show()
  await expectSession('Ada with stored')
  return calls
}

/** Another tab has stored a token, or removed it. */
const changeInOtherTab = (token: string | null) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: token })))

const session = () => screen.getByTestId('session').textContent
const expectSession = (state: string) => waitFor(() => expect(session()).toBe(state))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => storedToken.remove())

test('useAuth must be used within AuthProvider', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Outside = () => <p>{useAuth().user?.name}</p>
  expect(() => render(<Outside />)).toThrow('useAuth must be used within AuthProvider')
  consoleError.mockRestore()
})

test('without a stored token nobody is signed in, and nothing is requested', async () => {
  const calls = startFakeServer()
  show()
  await expectSession('logged out')
  expect(calls.filter(({ path }) => path.startsWith('/api'))).toEqual([])
})

test('a stored token is verified on load, and loading lasts until the answer', async () => {
  localStorage.setItem('auth_token', 'stored')
  const answer = Promise.withResolvers<Response>()
  const calls = startFakeServer({ 'GET /api/auth/verify': () => answer.promise })
  show()
  expect(session()).toBe('loading')

  await act(async () => answer.resolve(json(200, { user: ada })))
  await expectSession('Ada with stored')
  expect(calls.find(({ path }) => path === '/api/auth/verify')).toMatchObject({
    authorization: 'Bearer stored',
  })
})

test('a rejected token is silently removed, and the visitor is logged out', async () => {
  localStorage.setItem('auth_token', 'stale')
  startFakeServer({ 'GET /api/auth/verify': () => json(401, { title: 'Unauthorized' }) })
  const errors = vi.spyOn(console, 'error')
  show()
  await expectSession('logged out')
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

test.each([
  ['of a server error', async () => json(503, {})],
  ['the connection is broken', () => Promise.reject(new TypeError('no connection'))],
])('where %s, loading ends, nobody is logged in for now, and the token stays stored', async (_, verify) => {
  localStorage.setItem('auth_token', 'stored')
  startFakeServer({ 'GET /api/auth/verify': verify })
  show()
  await expectSession('logged out')
  expect(localStorage.getItem('auth_token')).toBe('stored')
})

test('loading ends, and login works, where storage is forbidden', async () => {
  const reject = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject, clear: () => {} })
  startFakeServer({ 'POST /api/auth/login': () => json(200, { token: 'new', user: ada }) })
  show()
  await expectSession('logged out')
  await press('Login')
  await expectSession('Ada with new')
  expect(storedToken.read()).toBe('new')
})

test('login sends e-mail and password and stores token and user', async () => {
  const calls = startFakeServer({ 'POST /api/auth/login': () => json(200, { token: 'new', user: ada }) })
  show()
  await expectSession('logged out')
  await press('Login')
  await expectSession('Ada with new')
  expect(calls.find(({ path }) => path === '/api/auth/login')?.body).toEqual({
    email: 'ada@example.org',
    password: 'secret',
  })
  expect(localStorage.getItem('auth_token')).toBe('new')
})

test('a rejected login changes nothing and says why', async () => {
  startFakeServer({ 'POST /api/auth/login': () => json(401, { detail: 'Wrong e-mail or password' }) })
  show()
  await expectSession('logged out')
  await press('Login')
  await waitFor(() => expect(lastError?.message).toBe('401: {"detail":"Wrong e-mail or password"}'))
  expect(session()).toBe('logged out')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('logout clears user, token, the stored token and the whole data cache, and tells the server', async () => {
  const calls = await showSignedIn({ 'POST /api/auth/logout': () => json(200, true) })
  await screen.findByText('data 1')

  await press('Logout')
  await expectSession('logged out')
  expect(localStorage.getItem('auth_token')).toBeNull()
  await screen.findByText('data 2')
  expect(calls.find(({ path }) => path === '/api/auth/logout')).toMatchObject({
    authorization: 'Bearer stored',
  })
  expect(calls.filter(({ path }) => path === '/graphql').at(-1)?.authorization).toBeNull()
})

test('logout works without the server', async () => {
  await showSignedIn({ 'POST /api/auth/logout': () => Promise.reject(new TypeError('no connection')) })
  await press('Logout')
  await expectSession('logged out')
})

test('a logout in another tab logs out here', async () => {
  await showSignedIn()
  changeInOtherTab(null)
  await expectSession('logged out')
})

test('a login in another tab logs in here', async () => {
  startFakeServer(acceptToken)
  show()
  await expectSession('logged out')
  localStorage.setItem('auth_token', 'other')
  changeInOtherTab('other')
  await expectSession('Ada with other')
})
