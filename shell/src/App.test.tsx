import { contract, type Remote } from '@access/kit'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import '../testing/index.tsx'
import { App } from './App.tsx'
import type { RemoteLoader } from './remotes/remote-loader.ts'

const remote: Remote = { contract, routes: [{ path: '*', element: <h1>Welcome</h1> }] }

const createRemoteLoader = (promise: Promise<Remote>): RemoteLoader => ({
  loadRemote: () => promise,
  resetRemote: () => {},
  isUnavailable: () => false,
})

// React reads a promise that says so at once.
const loadedRemote = createRemoteLoader(
  Object.assign(Promise.resolve(remote), { status: 'fulfilled', value: remote }),
)

test('the server’s HTML stays until the remote is loaded, and is hydrated as it is', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(
    <StaticRouter location="/">
      <App remoteLoader={loadedRemote} />
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
        <App remoteLoader={createRemoteLoader(coming.promise)} />
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
