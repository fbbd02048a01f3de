import { contract, DataProvider, lazyPage, type Remote } from '@access/kit'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { gql } from 'urql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakeGateway } from '../../testing/fake-gateway.ts'
import { type RemoteLoader, RemoteLoaderContext } from '../remotes/remote-loader.ts'
import { PrefetchOnIntent } from './PrefetchOnIntent.tsx'

const query = gql`query Case($id: ID!) { case(id: $id) { title } }`

function showLinks({ isMissing = false } = {}) {
  const load = vi.fn(async () => ({
    default: () => null,
    getPageQuery: ({ id = '' }: { id?: string | undefined }) => ({ query, variables: { id } }),
  }))
  const remote: Remote = {
    contract,
    routes: [lazyPage({ path: 'cases/:id', chunk: 'case' }, load)],
  }
  const remoteLoader: RemoteLoader = {
    loadRemote: vi.fn(async () => {
      if (isMissing) throw new Error('no connection')
      return remote
    }),
    resetRemote: vi.fn(),
    isUnavailable: () => false,
  }
  const gateway = createFakeGateway({ Case: { case: { title: 'Vega v. Harbor' } } })
  render(
    <MemoryRouter>
      <RemoteLoaderContext value={remoteLoader}>
        <DataProvider fetch={gateway.fetch}>
          <PrefetchOnIntent />
          <a href="/cases/7?from=list">A case</a>
          <a href="/admin">Administration</a>
          <a href="https://elsewhere.example/cases/7">Another site</a>
        </DataProvider>
      </RemoteLoaderContext>
    </MemoryRouter>,
  )
  return { load, gateway, remoteLoader, link: screen.getByRole('link', { name: 'A case' }) }
}

test('a page whose link gets the focus is fetched with what it asks, once', async () => {
  const { load, gateway, link } = showLinks()
  fireEvent.focusIn(link)
  fireEvent.touchStart(link)
  await waitFor(() => expect(gateway.requests).toHaveLength(1))
  expect(gateway.requests[0]).toMatchObject({ name: 'Case', variables: { id: '7' } })
  expect(load).toHaveBeenCalledOnce()
})

test('a pointer that only passes over a link fetches nothing, one that rests does', () => {
  vi.useFakeTimers()
  const { remoteLoader, link } = showLinks()
  fireEvent.pointerOver(link)
  vi.advanceTimersByTime(64)
  fireEvent.pointerOver(document.body)
  vi.advanceTimersByTime(1000)
  expect(remoteLoader.loadRemote).not.toHaveBeenCalled()
  fireEvent.pointerOver(link)
  vi.advanceTimersByTime(65)
  expect(remoteLoader.loadRemote).toHaveBeenCalledExactlyOnceWith('mfe_public')
})

test('neither the portal nor another site is fetched', () => {
  const { remoteLoader } = showLinks()
  fireEvent.focusIn(screen.getByRole('link', { name: 'Administration' }))
  fireEvent.focusIn(screen.getByRole('link', { name: 'Another site' }))
  expect(remoteLoader.loadRemote).not.toHaveBeenCalled()
})

test('in the portal its screens are fetched', async () => {
  const { remoteLoader } = showLinks()
  history.replaceState(null, '', '/admin/dashboard')
  onTestFinished(() => history.replaceState(null, '', '/'))
  fireEvent.focusIn(screen.getByRole('link', { name: 'Administration' }))
  expect(remoteLoader.loadRemote).toHaveBeenCalledExactlyOnceWith('mfe_admin')
})

test('a remote that could not be fetched is fetched again when the page is opened', async () => {
  const { remoteLoader, link } = showLinks({ isMissing: true })
  fireEvent.focusIn(link)
  await waitFor(() => expect(remoteLoader.resetRemote).toHaveBeenCalledExactlyOnceWith('mfe_public'))
})
