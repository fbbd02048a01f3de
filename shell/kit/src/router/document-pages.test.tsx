import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Link } from './Link.tsx'
import { useLocation } from './Router.tsx'
import { BrowserRouter } from './routers.tsx'

const Whereabouts = () => <output>{useLocation().pathname}</output>

/** A page with a link, in a browser whose documents are not loaded by this test but counted. */
function renderSite(pathname: string, to: string) {
  const loads: string[] = []
  vi.stubGlobal('location', {
    ...{ pathname, search: '', hash: '' },
    assign: (address: string) => loads.push(address),
    reload: () => loads.push('again'),
  })
  render(
    <BrowserRouter>
      <Whereabouts />
      <Link to={to}>Go</Link>
    </BrowserRouter>,
  )
  return loads
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a link to about us loads it as a document, whose text comes with it', async () => {
  const loads = renderSite('/team', '/about#mission')
  await userEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect(loads).toEqual(['/about#mission'])
  expect(screen.getByRole('status').textContent).toBe('/team')
})

test('a link on about us to one of its sections, or to another page, loads nothing', async () => {
  const loads = renderSite('/about', '#mission')
  await userEvent.click(screen.getByRole('link', { name: 'Go' }))
  cleanup()
  const others = renderSite('/about', '/team')
  await userEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect([...loads, ...others]).toEqual([])
})

test('going back to about us from another document loads it again, and to the one that was loaded does not', () => {
  const goBackToAbout = () => {
    Object.assign(window.location, { pathname: '/about' })
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
  }
  const loads = renderSite('/team', '/')
  goBackToAbout()
  expect(loads).toEqual(['again'])
  cleanup()
  const own = renderSite('/about', '/')
  goBackToAbout()
  expect(own).toEqual([])
})
