import { AuthProvider, DataProvider, PageProvider, type Remote, ToastProvider } from '@access/kit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { silenceConsoleError } from '../../testing/index.tsx'
import { RemoteInBrowser, RemoteMount } from './RemoteMount.tsx'
import type { RemoteName } from './registry.ts'
import { type Shelf, ShelfContext } from './shelf.ts'

const unavailable = 'This part of the site is not available right now'

const remote: Remote = {
  contract: 1,
  routes: [
    { path: '/', element: <h1>Welcome</h1> },
    { path: '/broken', element: <Broken /> },
  ],
}

function Broken(): never {
  throw new Error('broken page')
}

/** A shelf whose remote comes as these promises, one for each attempt. */
function shelfOf(attempts: (() => Promise<Remote>)[], out: RemoteName[] = []) {
  let attempt = 0
  let taken: Promise<Remote> | null = null
  const shelf: Shelf = {
    take() {
      taken ??= attempts[Math.min(attempt, attempts.length - 1)]!()
      return taken
    },
    forget() {
      taken = null
      attempt += 1
    },
    isOut: (name) => out.includes(name),
  }
  return shelf
}

const Site = ({ shelf, Mount = RemoteMount }: { shelf: Shelf; Mount?: typeof RemoteMount }) => (
  <ShelfContext value={shelf}>
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
  </ShelfContext>
)

// React waits for a promise that a component uses only inside an awaited act.
const show = (shelf: Shelf, Mount = RemoteMount) =>
  act(async () => {
    render(
      <MemoryRouter>
        <Site shelf={shelf} Mount={Mount} />
      </MemoryRouter>,
    )
  })

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))

const works = () => Promise.resolve(remote)
const fails = () => Promise.reject(new Error('no connection'))

test('a remote shows its page', async () => {
  await show(shelfOf([works]))
  await screen.findByRole('heading', { name: 'Welcome' })
})

test('a remote that cannot be fetched says so in its place, and the rest of the page stands', async () => {
  silenceConsoleError(/no connection/)
  await show(shelfOf([fails]))
  expect((await screen.findByRole('alert')).textContent).toContain(unavailable)
  screen.getByText('the header')
  screen.getByText('the footer')
})

test('trying again fetches it anew', async () => {
  silenceConsoleError(/no connection/)
  await show(shelfOf([fails, fails, works]))
  await press(await screen.findByRole('button', { name: 'Try again' }))
  await press(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Welcome' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page that breaks while it is shown is contained, and other pages still open', async () => {
  silenceConsoleError(/broken page/)
  await show(shelfOf([works]))
  await screen.findByRole('heading', { name: 'Welcome' })
  await press(screen.getByRole('link', { name: 'To the broken page' }))
  expect((await screen.findByRole('alert')).textContent).toContain(unavailable)
  await press(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { name: 'Welcome' })
})

test('a remote that the server could not have is not fetched until somebody tries again', async () => {
  let fetched = 0
  const counted = () => {
    fetched += 1
    return works()
  }
  await show(shelfOf([counted], ['mfe_public']))
  expect(screen.getByRole('alert').textContent).toContain(unavailable)
  expect(fetched).toBe(0)
  await press(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Welcome' })
})

test('the server only waits for a remote that belongs to the browser', async () => {
  const html = renderToString(
    <StaticRouter location="/">
      <Site shelf={shelfOf([works])} Mount={RemoteInBrowser} />
    </StaticRouter>,
  )
  expect(html).toContain('Loading...')
  expect(html).not.toContain('Welcome')
})

test('and the browser shows it', async () => {
  await show(shelfOf([works]), RemoteInBrowser)
  await screen.findByRole('heading', { name: 'Welcome' })
})
