import { AuthProvider, contract, DataProvider, PageProvider, type Remote, ToastProvider } from '@access/kit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { silenceConsoleError } from '../../testing/index.tsx'
import { RemoteInBrowser, RemoteMount } from './RemoteMount.tsx'
import type { RemoteName } from './registry.ts'
import { type RemoteLoader, RemoteLoaderContext } from './remote-loader.ts'

const unavailableText = 'This part of the site is not available right now'

const remote: Remote = {
  contract,
  routes: [
    { path: '/', element: <h1>Welcome</h1> },
    { path: '/broken', element: <Broken /> },
  ],
}

function Broken(): never {
  throw new Error('broken page')
}

/** A remote loader that returns these promises, one for each attempt. */
function createRemoteLoader(attempts: (() => Promise<Remote>)[], unavailableRemotes: RemoteName[] = []) {
  let attempt = 0
  let loadCount: Promise<Remote> | null = null
  const remoteLoader: RemoteLoader = {
    loadRemote() {
      loadCount ??= attempts[Math.min(attempt, attempts.length - 1)]!()
      return loadCount
    },
    resetRemote() {
      loadCount = null
      attempt += 1
    },
    isUnavailable: (name) => unavailableRemotes.includes(name),
  }
  return remoteLoader
}

const Site = ({
  remoteLoader,
  Mount = RemoteMount,
}: {
  remoteLoader: RemoteLoader
  Mount?: typeof RemoteMount
}) => (
  <RemoteLoaderContext value={remoteLoader}>
    <DataProvider>
      <AuthProvider>
        <ToastProvider>
          <PageProvider>
            <header>the header</header>
            <Link to="/broken">To the broken page</Link>
            <Link to="/">Home</Link>
            <Mount name="mfe_public" />
            <footer>the footer</footer>
          </PageProvider>
        </ToastProvider>
      </AuthProvider>
    </DataProvider>
  </RemoteLoaderContext>
)

// React waits for a promise that a component uses only inside an awaited act.
const show = (remoteLoader: RemoteLoader, Mount = RemoteMount) =>
  act(async () => {
    render(
      <MemoryRouter>
        <Site remoteLoader={remoteLoader} Mount={Mount} />
      </MemoryRouter>,
    )
  })

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))

const loadSuccessfully = () => Promise.resolve(remote)
const failToLoad = () => Promise.reject(new Error('no connection'))

test('a remote that cannot be fetched says so in its place, and the rest of the page works', async () => {
  silenceConsoleError(/no connection/)
  await show(createRemoteLoader([failToLoad]))
  expect((await screen.findByRole('alert')).textContent).toContain(unavailableText)
  screen.getByText('the header')
  screen.getByText('the footer')
})

test('trying again fetches it anew', async () => {
  silenceConsoleError(/no connection/)
  await show(createRemoteLoader([failToLoad, failToLoad, loadSuccessfully]))
  await press(await screen.findByRole('button', { name: 'Try again' }))
  await press(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Welcome' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a rendering error is contained, and other pages still open', async () => {
  silenceConsoleError(/broken page/)
  await show(createRemoteLoader([loadSuccessfully]))
  await screen.findByRole('heading', { name: 'Welcome' })
  await press(screen.getByRole('link', { name: 'To the broken page' }))
  expect((await screen.findByRole('alert')).textContent).toContain(unavailableText)
  await press(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { name: 'Welcome' })
})

test('a remote that was unavailable on the server is not fetched until somebody tries again', async () => {
  let loadedRemote = 0
  const countingLoader = () => {
    loadedRemote += 1
    return loadSuccessfully()
  }
  await show(createRemoteLoader([countingLoader], ['mfe_public']))
  expect(screen.getByRole('alert').textContent).toContain(unavailableText)
  expect(loadedRemote).toBe(0)
  await press(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Welcome' })
})

test('the server only waits for a remote that belongs to the browser', async () => {
  const html = renderToString(
    <StaticRouter location="/">
      <Site remoteLoader={createRemoteLoader([loadSuccessfully])} Mount={RemoteInBrowser} />
    </StaticRouter>,
  )
  expect(html).toContain('Loading...')
  expect(html).not.toContain('Welcome')
})

test('and the browser shows it', async () => {
  await show(createRemoteLoader([loadSuccessfully]), RemoteInBrowser)
  await screen.findByRole('heading', { name: 'Welcome' })
})
