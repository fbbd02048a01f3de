import { buildEvent } from '@access/content/events/event.examples'
import { AuthProvider, DataProvider, PageProvider, SubmittedFormProvider, ToastProvider } from '@access/kit'
import { createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter, useRoutes } from 'react-router-dom'
import { Client, cacheExchange, fetchExchange, ssrExchange } from 'urql'
import { expect, test, vi } from 'vitest'
import RegistrationScreen from './RegistrationScreen.tsx'

const createGateway = () =>
  createFakeGateway({
    Event: { event: buildEvent({ id: '7', title: 'Warm evidence' }) },
    OpenRegistration: {
      openRegistration: {
        ...{ __typename: 'RegistrationDetails', reference: 'EV-7K4M-92QF', event: '7', name: 'Ines' },
        ...{
          seats: 2,
          needs: 'Tea',
          phone: null,
          state: 'placed',
          position: null,
          availableSeats: 1,
          hasEmailUpdates: true,
          isEmailHeld: false,
        },
      },
    },
  })

const path = '/events/7/place'
const Pages = () => useRoutes([{ path: 'events/:id/place', element: <RegistrationScreen /> }])
const content = (
  <AuthProvider>
    <ToastProvider>
      <PageProvider>
        <SubmittedFormProvider submittedForm={null}>
          <Pages />
        </SubmittedFormProvider>
      </PageProvider>
    </ToastProvider>
  </AuthProvider>
)

/** Renders the page on the server: its markup, and the data that it hands over. */
async function renderOnServer({ fetch }: FakeGateway) {
  const ssr = ssrExchange({ isClient: false })
  const client = new Client({
    ...{ url: 'http://localhost/graphql', fetch, suspense: true, preferGetMethod: false },
    exchanges: [cacheExchange, ssr, fetchExchange],
  })
  const page = (
    <StaticRouter location={path}>
      <DataProvider client={client}>{content}</DataProvider>
    </StaticRouter>
  )
  // It throws as long as data are awaited.
  const html = await vi.waitFor(() => renderToString(page))
  return { html, initialData: ssr.extractData() }
}

test('the server is never told the secret, and the browser opens the registration with it', async () => {
  const [gateway, browserGateway] = [createGateway(), createGateway()]
  const { html, initialData } = await renderOnServer(gateway)
  expect(html).not.toContain('EV-7K4M-92QF')
  expect(html).toContain('Your private link')
  expect(gateway.countRequests('OpenRegistration')).toBe(0)

  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const { fetch } = browserGateway
  const page = (
    <MemoryRouter initialEntries={[`${path}#s3cret-s3cret-s3cret-22`]}>
      <DataProvider initialData={initialData} fetch={fetch}>
        {content}
      </DataProvider>
    </MemoryRouter>
  )
  render(page, { container, hydrate: true })
  await screen.findByText('EV-7K4M-92QF')
  expect(browserGateway.countRequests('OpenRegistration')).toBe(1)
})
