import { AuthProvider, DataProvider, PageProvider, ToastProvider } from '@access/kit'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import RequestHelp from './RequestHelp.tsx'

const onTheServer = () =>
  renderToString(
    <StaticRouter location="/get-help?step=3">
      <DataProvider>
        <AuthProvider>
          <ToastProvider>
            <PageProvider>
              <RequestHelp />
            </PageProvider>
          </ToastProvider>
        </AuthProvider>
      </DataProvider>
    </StaticRouter>,
  )

test('before the browser takes over, Next is a plain button that sends nothing', () => {
  const page = document.createElement('div')
  page.innerHTML = onTheServer()
  const next = [...page.querySelectorAll('button')].find((button) => button.textContent?.includes('Next'))!

  expect(next.disabled).toBe(false)
  expect(next.type).toBe('button')
})

test('without script the page gives the number and the hours', () => {
  const withoutScript = /<noscript>(.*?)<\/noscript>/s.exec(onTheServer())![1]

  expect(withoutScript).toContain('tel:+15555550100')
  expect(withoutScript).toContain('9:00 AM - 5:00 PM')
})
