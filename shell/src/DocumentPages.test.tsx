import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DocumentPages } from './DocumentPages.tsx'

const Whereabouts = () => <output>{useLocation().pathname}</output>

/** Opens a site at a path, with a link, in a browser whose loads are listed by the address that they load. */
function openSite(pathname: string, to: string) {
  const loads: string[] = []
  history.replaceState(null, '', pathname)
  const real = window.location
  vi.stubGlobal('location', {
    origin: real.origin,
    get href() {
      return real.href
    },
    get pathname() {
      return real.pathname
    },
    get search() {
      return real.search
    },
    get hash() {
      return real.hash
    },
    reload: () => loads.push(real.pathname + real.hash),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  render(
    <BrowserRouter>
      <DocumentPages>
        <Whereabouts />
        <Link to={to}>Go</Link>
      </DocumentPages>
    </BrowserRouter>,
  )
  return {
    loads,
    follow: () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Go' }))),
  }
}

test('a link to about us loads it as a document, and the page before stays meanwhile', async () => {
  const { loads, follow } = openSite('/team', '/about#mission')
  await follow()
  expect(loads).toEqual(['/about#mission'])
  expect(screen.getByRole('status').textContent).toBe('/team')
})

test.each(['#mission', '/team'])('a link on about us to %s loads nothing', async (to) => {
  const { loads, follow } = openSite('/about', to)
  await follow()
  expect(loads).toEqual([])
})

test.each([
  ['another document loads it again', '/team', ['/about']],
  ['the one that was loaded does not', '/about', []],
])('going back to about us from %s', async (_name, loaded, expected) => {
  const { loads } = openSite(loaded, '/')
  history.replaceState(null, '', '/about')
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
  expect(loads).toEqual(expected)
})
