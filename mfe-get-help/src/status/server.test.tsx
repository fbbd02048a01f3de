import { AuthProvider, DataProvider, PageProvider, SubmittedProvider, ToastProvider } from '@access/kit'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import Status from './Status.tsx'
import { aStatus, told } from './testing/theStatusPage.tsx'

const { pass: _sealed, ...standing } = aStatus({ messages: [] })

/** The page as the browser receives it. */
function onTheServer(said = told({})) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <StaticRouter location="/get-help/status">
      <DataProvider>
        <AuthProvider>
          <ToastProvider>
            <PageProvider>
              <SubmittedProvider said={said}>
                <Status />
              </SubmittedProvider>
            </PageProvider>
          </ToastProvider>
        </AuthProvider>
      </DataProvider>
    </StaticRouter>,
  )
  return page
}

test('before any script runs, the form is there and can be sent', () => {
  const page = onTheServer()
  expect(page.querySelector('h1')!.textContent).toBe('Where your request stands')
  const form = page.querySelector('form')!
  expect([...form.querySelectorAll('input')].map(({ name }) => name)).toEqual([
    'form-token',
    'do',
    'reference',
    'words',
  ])
  expect(form.querySelector('button')!.disabled).toBe(false)
})

test('every part of a status has a form of its own, and no name stands twice on the page', () => {
  const page = onTheServer(told({ shows: { standing, over: false, wait: 0 } }))
  const doing = [...page.querySelectorAll<HTMLInputElement>('input[name="do"]')].map(({ value }) => value)
  expect(doing).toEqual(['write', 'addDocuments', 'mail', 'withdraw', 'erase'])
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
