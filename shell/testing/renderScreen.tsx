/** Renders a remote's routes inside the real providers of the kit, at an address, as a visitor would meet them. */
import {
  type Administrator,
  AuthProvider,
  DataProvider,
  Loading,
  type OfficeFacts,
  OfficeProvider,
  type PageHead,
  PageProvider,
  PreviewProvider,
  type Previews,
  ToastProvider,
  usualFacts,
} from '@access/kit'
import { cleanup, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, type RouteObject, Routes, useLocation, useRoutes } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import { ownerOf } from '../src/remotes/registry.ts'
import { fillBrowserGaps } from './browserGaps.ts'
import { failTestsOnConsoleErrors } from './consoleErrors.ts'
import { type FakeGateway, fakeGateway } from './fakeGateway.ts'

fillBrowserGaps()
failTestsOnConsoleErrors()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

export type ScreenOptions = {
  /** The address, '/' unless said. What lies before the remote's own routes is cut off as in the shell. */
  path?: string
  gateway?: FakeGateway
  /** Somebody who signed in before: their token is stored and the gateway knows it. */
  signedInAs?: Administrator
  /** What the office says of itself, besides the usual. */
  office?: Partial<OfficeFacts>
  /** How other remotes show drafts; nobody does unless said. */
  previews?: Previews
}

export const anAdministrator = (given: Partial<Administrator> = {}): Administrator => ({
  id: '1',
  email: 'admin@example.org',
  name: 'Ada Admin',
  ...given,
})

/** What a rendered screen is: Testing Library's queries, a person at the keyboard, and where they are. */
export type Screen = RenderResult & {
  user: UserEvent
  gateway: FakeGateway
  /** The address now, query and fragment included. */
  address(): string
  /** What the page last said about itself: its title, and the status it has on the server. */
  page: PageHead
}

export function renderScreen(
  routes: RouteObject[],
  { path = '/', gateway = fakeGateway(), signedInAs, office = {}, previews = {} }: ScreenOptions = {},
): Screen {
  if (signedInAs) {
    localStorage.setItem('auth_token', 'a-token')
    gateway.answer({ 'GET /api/auth/verify': { user: signedInAs } })
  }
  vi.stubGlobal('fetch', gateway.fetch)
  const page: PageHead = { title: null, description: null, status: 200 }
  let address = path

  function Address() {
    const { pathname, search, hash } = useLocation()
    address = pathname + search + hash
    return null
  }

  const findPreview = async (of: string) => previews[of] ?? null
  const { prefix } = ownerOf(path.replace(/[?#].*$/, ''))
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <OfficeProvider facts={{ ...usualFacts, ...office }}>
        <DataProvider>
          <AuthProvider>
            <ToastProvider>
              <PageProvider record={page}>
                <PreviewProvider value={findPreview}>
                  <main id="main" tabIndex={-1}>
                    <Suspense fallback={<Loading />}>
                      <Mounted routes={routes} prefix={prefix} />
                    </Suspense>
                  </main>
                </PreviewProvider>
              </PageProvider>
            </ToastProvider>
          </AuthProvider>
        </DataProvider>
      </OfficeProvider>
    </MemoryRouter>,
  )
  return Object.assign(rendered, {
    user: userEvent.setup(),
    gateway,
    address: () => address,
    page,
  })
}

// Another remote's address shows nothing here: `address()` tells that the visitor went there.
function Mounted({ routes, prefix }: { routes: RouteObject[]; prefix: string }) {
  const { pathname } = useLocation()
  if (ownerOf(pathname).prefix !== prefix) return null
  return (
    <Routes>
      <Route path={prefix === '/' ? '*' : `${prefix}/*`} element={<OwnRoutes routes={routes} />} />
    </Routes>
  )
}

const OwnRoutes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
