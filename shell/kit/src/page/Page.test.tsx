import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, StaticRouter, useRoutes } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Page } from './Page.tsx'
import { type PageHead, PageProvider } from './PageProvider.tsx'

function Later() {
  const [isShown, setIsShown] = useState(false)
  if (isShown) return <p id="three">the third</p>
  return (
    <button type="button" onClick={() => setIsShown(true)}>
      More
    </button>
  )
}

const clinic = {
  image: 'event',
  structuredData: [{ '@type': 'Event' }],
  robots: 'noindex',
  canonical: '/events/1',
} satisfies Partial<ComponentProps<typeof Page>>

const answers = (
  <Page title="Answers">
    <details>
      <summary>Two</summary>
      <p id="two">the second</p>
    </details>
    <Later />
  </Page>
)

const buildPage = (path: string, props: Omit<ComponentProps<typeof Page>, 'children'>) => ({
  path,
  element: <Page {...props}>a page</Page>,
})

const Pages = () =>
  useRoutes([
    buildPage('/', { title: 'Home', description: 'Free legal help' }),
    buildPage('/cases', { title: 'Cases' }),
    buildPage('/events/1', { title: 'Clinic', ...clinic }),
    { path: '/answers', element: answers },
    buildPage('*', { title: 'Gone', status: 404 }),
  ])

const Site = () => (
  <main id="main" tabIndex={-1}>
    <Link to="/cases">Cases</Link>
    <Link to="?search=rent">Search</Link>
    <Link to="/answers#two">The second answer</Link>
    <Link to="/answers#three">A later answer</Link>
    <Pages />
  </main>
)

const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageProvider>
        <Site />
      </PageProvider>
    </MemoryRouter>,
  )

const getAnnouncement = () => document.querySelector('[aria-live="polite"]')?.textContent

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="">'
  window.scrollTo = vi.fn() as typeof scrollTo
})

test('a page names itself in the tab and in its description', () => {
  show()
  expect(document.title).toBe('Home – Legal aid office')
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Free legal help')
})

test('the first page takes no focus and is not announced: the browser does both', () => {
  show()
  expect(document.activeElement).toBe(document.body)
  expect(getAnnouncement()).toBe('')
})

test('the next page is announced, begins at its top and takes the focus', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Cases' }))
  expect(document.title).toBe('Cases – Legal aid office')
  expect(getAnnouncement()).toBe('Cases')
  expect(document.activeElement).toBe(document.querySelector('main#main'))
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('a search on the same page moves nothing', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Search' }))
  expect(getAnnouncement()).toBe('')
  expect(document.activeElement).not.toBe(document.querySelector('main#main'))
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('a link to what is folded on the next page unfolds it', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scrollIntoView.mockRestore())
  show()
  await userEvent.click(screen.getByRole('link', { name: 'The second answer' }))
  const answer = screen.getByText('the second')
  expect(answer.closest('details')?.open).toBe(true)
  expect(scrollIntoView.mock.contexts).toEqual([answer])
})

test('a fragment that is no encoded text leads nowhere', () => {
  show('/answers#%E0%A4%A')
  expect(screen.getByText('the second')).toBeDefined()
})

test('a link to what the next page shows later leads there once it does', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scrollIntoView.mockRestore())
  show()
  await userEvent.click(screen.getByRole('link', { name: 'A later answer' }))
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await vi.waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('the third')]))
})

const head = (location: string) => {
  const pageHead: PageHead = { title: null, description: null, status: 200 }
  renderToString(
    <StaticRouter location={location}>
      <PageProvider pageHead={pageHead}>
        <Site />
      </PageProvider>
    </StaticRouter>,
  )
  return pageHead
}

test('on the server a page leaves its title, description and status', () => {
  expect(head('/')).toEqual({
    title: 'Home – Legal aid office',
    description: 'Free legal help',
    status: 200,
    canonical: '/',
  })
  expect(head('/nowhere')).toMatchObject({
    title: 'Gone – Legal aid office',
    description: null,
    status: 404,
  })
})

test('the address by which a page is shared goes with it, on the site that the server named', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://help.example.org/">')
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Cases' }))
  expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(
    'https://help.example.org/cases',
  )
})

test('a page has one address, and the further pages of a list have their own', () => {
  expect(head('/cases?q=rent&page=1').canonical).toBe('/cases')
  expect(head('/cases/?q=rent&page=3').canonical).toBe('/cases?page=3')
  expect(head('/cases?page=-1').canonical).toBe('/cases')
})

test('a page leaves its image, structured data and robots rule for the server', () => {
  expect(head('/events/1')).toMatchObject(clinic)
})
