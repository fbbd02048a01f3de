import { AuthProvider, DataProvider, PageProvider, SubmittedFormProvider, ToastProvider } from '@access/kit'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import StatusPage from './StatusPage.tsx'
import { buildStatus, buildSubmitted } from './testing/open-status-page.tsx'

const { accessToken: _accessToken, ...requestStatus } = buildStatus({ messages: [] })

/** Renders the page on the server. */
function renderOnServer(submitted = buildSubmitted({})) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <StaticRouter location="/get-help/status">
      <DataProvider>
        <AuthProvider>
          <ToastProvider>
            <PageProvider>
              <SubmittedFormProvider submittedForm={submitted}>
                <StatusPage />
              </SubmittedFormProvider>
            </PageProvider>
          </ToastProvider>
        </AuthProvider>
      </DataProvider>
    </StaticRouter>,
  )
  return page
}

test('before any script runs, the form can be submitted', () => {
  const page = renderOnServer()
  expect(page.querySelector('h1')!.textContent).toBe('Status of your request')
  const form = page.querySelector('form')!
  expect([...form.querySelectorAll('input')].map(({ name }) => name)).toEqual([
    'form-token',
    'do',
    'reference',
    'passphrase',
  ])
  expect(form.querySelector('button')!.disabled).toBe(false)
})

test('every action of a status has its own form, and all ids are unique', () => {
  const page = renderOnServer(
    buildSubmitted({ viewState: { requestStatus, isExpired: false, retryAfter: 0 } }),
  )
  const actions = [...page.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[name="do"]')].map(
    ({ value }) => value,
  )
  expect(actions).toEqual([
    'signOut',
    'write',
    'addDocuments',
    'startEmails',
    'proposePassphrase',
    'withdraw',
    'erase',
  ])
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
