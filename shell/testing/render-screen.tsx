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
  type SubmittedForm,
  SubmittedFormProvider,
  ToastProvider,
} from '@access/kit'
import { demoFacts } from '@access/kit/organisation-examples'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, type RouteObject, StaticRouter, useLocation } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { MountedRoutes } from '../src/remotes/RemoteMount.tsx'
import { findRemoteForPath } from '../src/remotes/registry.ts'
import { createFakeGateway, type FakeGateway } from './fake-gateway.ts'

export type ScreenOptions = {
  /** The path, '/' by default. The prefix of the remote's routes is cut off as in the shell. */
  path?: string
  gateway?: FakeGateway
  /** Somebody who signed in before: their token is stored and the gateway knows it. */
  signedInUser?: Administrator
  /** Office facts that differ from the demonstration's. */
  office?: Partial<OfficeFacts>
  /** Previews of other remotes; none by default. */
  previews?: Previews
  /** What came back with the page of a form that was submitted without script. */
  submittedForm?: Partial<SubmittedForm> | undefined
}

export const buildAdministrator = (fields: Partial<Administrator> = {}): Administrator => ({
  id: '1',
  email: 'admin@example.org',
  name: 'Ada Admin',
  role: 'administrator',
  ...fields,
})

/** A form that was submitted without script, as its page knows it. */
export const buildSubmittedForm = (fields: Partial<SubmittedForm>): SubmittedForm => ({
  formPath: '/',
  token: 'a-token',
  values: {},
  lists: {},
  errors: {},
  failure: null,
  viewState: null,
  receipt: null,
  ...fields,
})

/** What a rendered screen is: Testing Library's queries, a person at the keyboard, and where they are. */
export type Screen = RenderResult & {
  user: UserEvent
  gateway: FakeGateway
  /** The current path, query and fragment included. */
  getAddress(): string
  /** The head of the page: its title, and the status it has on the server. */
  page: PageHead
}

export function renderScreen(
  routes: RouteObject[],
  {
    path = '/',
    gateway = createFakeGateway(),
    signedInUser,
    office = {},
    previews = {},
    submittedForm,
  }: ScreenOptions = {},
): Screen {
  if (signedInUser) {
    localStorage.setItem('auth_token', 'a-token')
    gateway.respondWith({ 'GET /api/auth/verify': { user: signedInUser } })
  }
  vi.stubGlobal('fetch', gateway.fetch)
  const page: PageHead = { title: null, description: null, status: 200 }
  let address = path

  function AddressProbe() {
    const { pathname, search, hash } = useLocation()
    address = pathname + search + hash
    return null
  }

  const findPreview = async (previewKey: string) => previews[previewKey] ?? null
  const formPath = path.replace(/[?#].*$/, '')
  const { prefix } = findRemoteForPath(formPath)
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <AddressProbe />
      <OfficeProvider facts={{ ...demoFacts, ...office }}>
        <DataProvider>
          <AuthProvider>
            <ToastProvider>
              <PageProvider pageHead={page}>
                <PreviewProvider value={findPreview}>
                  <SubmittedFormProvider
                    submittedForm={submittedForm ? buildSubmittedForm({ formPath, ...submittedForm }) : null}
                  >
                    <main id="main" tabIndex={-1}>
                      <Suspense fallback={<Loading />}>
                        <RoutesOfRemote routes={routes} prefix={prefix} />
                      </Suspense>
                    </main>
                  </SubmittedFormProvider>
                </PreviewProvider>
              </PageProvider>
            </ToastProvider>
          </AuthProvider>
        </DataProvider>
      </OfficeProvider>
    </MemoryRouter>,
  )
  return Object.assign(rendered, {
    // jsdom goes through all styles for each check, and none of them takes the pointer away.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    gateway,
    getAddress: () => address,
    page,
  })
}

// Another remote's path renders nothing here: `getAddress()` shows that the visitor went there.
function RoutesOfRemote({ routes, prefix }: { routes: RouteObject[]; prefix: string }) {
  const { pathname } = useLocation()
  return findRemoteForPath(pathname).prefix === prefix && <MountedRoutes prefix={prefix} routes={routes} />
}

/** Renders a page as the server does before any script runs, into the document, where accessible names are looked up. */
export function renderOnServer(
  page: ReactNode,
  { path, submittedForm = {} }: { path: string; submittedForm?: Partial<SubmittedForm> | undefined },
): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  const formPath = path.replace(/[?#].*$/, '')
  container.innerHTML = renderToString(
    <StaticRouter location={path}>
      <DataProvider>
        <AuthProvider>
          <ToastProvider>
            <PageProvider>
              <SubmittedFormProvider submittedForm={buildSubmittedForm({ formPath, ...submittedForm })}>
                {page}
              </SubmittedFormProvider>
            </PageProvider>
          </ToastProvider>
        </AuthProvider>
      </DataProvider>
    </StaticRouter>,
  )
  return container
}
