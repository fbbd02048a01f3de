import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { Link } from './Link.tsx'
import type { RouteObject } from './match-routes.ts'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from './Router.tsx'
import { Navigate, Outlet, useParams, useRoutes } from './Routes.tsx'
import { BrowserRouter, StaticRouter } from './routers.tsx'

function Whereabouts() {
  const { pathname, search, hash, state } = useLocation()
  return <output>{[pathname + search + hash, useNavigationType(), JSON.stringify(state)].join(' ')}</output>
}

function Search() {
  const [parameters, setParameters] = useSearchParams()
  return (
    <button type="button" onClick={() => setParameters({ q: 'rent & roof' }, { replace: true })}>
      searched for {parameters.get('q')}
    </button>
  )
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

const Case = () => <h1>case {useParams().id}</h1>

const routes: RouteObject[] = [
  { path: 'old', element: <Navigate to="/cases/9" replace state="moved" /> },
  {
    element: (
      <main>
        <Outlet />
      </main>
    ),
    children: [{ path: 'cases/:id', element: <Case /> }],
  },
  { path: '*', element: <h1>elsewhere</h1> },
]

const Pages = () => useRoutes(routes)

const site = (
  <>
    <Whereabouts />
    <Search />
    <Back />
    <Link to="/cases/7?page=2#top" state={{ from: 'a list' }}>
      A case
    </Link>
    <Link to="?page=3">Next page</Link>
    <Link to="#notes">Notes</Link>
    <Link to="/old">Moved</Link>
    <Link to="/cases/7" target="_blank">
      In a new tab
    </Link>
    <Link to="/cases/7" onClick={(event) => event.preventDefault()}>
      Kept from it
    </Link>
    <Pages />
  </>
)

/** In the browser, at this address. */
function open(address = '/') {
  history.replaceState(null, '', address)
  const { unmount } = render(<BrowserRouter>{site}</BrowserRouter>)
  onTestFinished(() => {
    unmount()
    history.replaceState(null, '', '/')
  })
  return userEvent.setup()
}

const getLink = (name: string) => screen.getByRole('link', { name })
const getWhereabouts = () => screen.getByRole('status').textContent

test('a link opens its page without loading another one, and leaves a state for it', async () => {
  // What another test could go forward to ends here, and is not counted.
  history.pushState(null, '', '/')
  const user = open()
  const entries = history.length
  await user.click(getLink('A case'))
  expect(getWhereabouts()).toBe('/cases/7?page=2#top PUSH {"from":"a list"}')
  expect(location.pathname + location.search + location.hash).toBe('/cases/7?page=2#top')
  expect(history.length).toBe(entries + 1)
  expect(screen.getByRole('main').textContent).toBe('case 7')
})

test('by keyboard too', async () => {
  const user = open()
  getLink('A case').focus()
  await user.keyboard('{Enter}')
  screen.getByRole('heading', { name: 'case 7' })
})

test('the browser’s Back is followed', async () => {
  const user = open('/start?q=a')
  await user.click(getLink('A case'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(getWhereabouts()).toBe('/start?q=a POP null'))
})

test('an entry that others made in the history is read as it is', () => {
  open()
  act(() => {
    history.pushState({}, '', '/cases/8')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  screen.getByRole('heading', { name: 'case 8' })
})

test('what begins with a question mark or a number sign is on the same page', async () => {
  const user = open('/cases/7?page=2')
  expect(getLink('Next page').getAttribute('href')).toBe('/cases/7?page=3')
  expect(getLink('Notes').getAttribute('href')).toBe('/cases/7?page=2#notes')
  await user.click(getLink('Next page'))
  await user.click(getLink('Notes'))
  expect(getWhereabouts()).toBe('/cases/7?page=3#notes PUSH null')
})

test('a link to where one is adds nothing to the history', async () => {
  const user = open('/?page=3')
  const entries = history.length
  await user.click(getLink('Next page'))
  expect(getWhereabouts()).toBe('/?page=3 REPLACE null')
  expect(history.length).toBe(entries)
})

test.each([
  ['In a new tab', {}],
  ['A case', { ctrlKey: true }],
  ['A case', { metaKey: true }],
  ['A case', { shiftKey: true }],
  ['A case', { altKey: true }],
  ['A case', { button: 1 }],
])('the browser itself follows %s with %o', (name, init) => {
  open()
  let isLeftToBrowser = false
  // jsdom would say that it opens no page.
  const leave = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', leave, { once: true })
  fireEvent.click(getLink(name), init)
  expect(isLeftToBrowser).toBe(true)
  expect(getWhereabouts()).toBe('/ POP null')
})

test('a click that somebody else has dealt with leads nowhere', async () => {
  const user = open()
  await user.click(getLink('Kept from it'))
  expect(getWhereabouts()).toBe('/ POP null')
})

test('a page that has moved leads on, and is not in the history', async () => {
  const user = open()
  const entries = history.length
  await user.click(getLink('Moved'))
  await screen.findByRole('heading', { name: 'case 9' })
  expect(getWhereabouts()).toBe('/cases/9 REPLACE "moved"')
  expect(history.length).toBe(entries + 1)
})

test('the query is read and replaced', async () => {
  const user = open('/?q=lease&page=2')
  await user.click(screen.getByRole('button', { name: 'searched for lease' }))
  screen.getByRole('button', { name: 'searched for rent & roof' })
  expect(getWhereabouts()).toBe('/?q=rent+%26+roof REPLACE null')
})

test('the server renders what the browser begins with', () => {
  const html = renderToString(<StaticRouter location="/cases/7?page=2">{site}</StaticRouter>)
  open('/cases/7?page=2')
  expect(html.replaceAll('<!-- -->', '')).toContain(screen.getByRole('main').outerHTML)
  expect(html).toContain('href="/cases/7?page=3"')
})
