import type { Remote } from '@access/kit'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import '../testing/index.tsx'
import { App } from './App.tsx'
import type { Shelf } from './remotes/shelf.ts'

const remote: Remote = { contract: 1, routes: [{ path: '*', element: <h1>Welcome</h1> }] }

const shelfWith = (promise: Promise<Remote>): Shelf => ({
  take: () => promise,
  forget: () => {},
  isOut: () => false,
})

// React reads a promise that says so at once.
const atHand = shelfWith(Object.assign(Promise.resolve(remote), { status: 'fulfilled', value: remote }))

test('what the server rendered stays in place until the remote has come, and is taken over as it is', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(
    <StaticRouter location="/">
      <App shelf={atHand} />
    </StaticRouter>,
  )
  const heading = root.querySelector('h1')
  expect(heading?.textContent).toBe('Welcome')

  const coming = Promise.withResolvers<Remote>()
  const surprises: unknown[] = []
  await act(async () => {
    const page = hydrateRoot(
      root,
      <BrowserRouter>
        <App shelf={shelfWith(coming.promise)} />
      </BrowserRouter>,
      { onRecoverableError: (reason) => surprises.push(reason) },
    )
    onTestFinished(() => act(() => page.unmount()))
  })
  expect(root.querySelector('h1')).toBe(heading)

  await act(async () => coming.resolve(remote))
  expect(root.querySelector('h1')).toBe(heading)
  expect(surprises).toEqual([])
})
