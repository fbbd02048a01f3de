import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'

const countOperations = (urls: readonly string[]) => urls.filter((url) => url.includes('/graphql')).length

test('about us makes no call from the browser, on arrival, from another page, or when one goes back to it', async () => {
  const { page, requestedUrls } = await openPage()
  await page.goto('/about')
  await waitForHydration(page)
  await page.getByRole('heading', { level: 1, name: 'About Access to Justice' }).waitFor()
  expect(countOperations(requestedUrls)).toBe(0)

  await page.goto('/')
  await waitForHydration(page)
  const link = page.getByRole('link', { name: 'Learn More About Us' })
  await link.hover()
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'About Access to Justice' }).waitFor()
  await waitForHydration(page)
  expect(countOperations(requestedUrls)).toBe(0)

  await page.getByRole('link', { name: 'Meet our team' }).click()
  await page.waitForURL('**/team')
  await page.getByRole('heading', { level: 1, name: 'Our Team' }).waitFor()
  const callsOfTeam = countOperations(requestedUrls)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'About Access to Justice' }).waitFor()
  expect(countOperations(requestedUrls)).toBe(callsOfTeam)
})

interface StoredPage {
  id: string
  title: string
  text: string
}

/** Operations of the administrator. */
async function signIn(page: Page) {
  const { adminEmail, adminPassword } = inject('product')
  const login = await page.request.post('/api/auth/login', {
    data: { email: adminEmail, password: adminPassword },
  })
  const { token } = (await login.json()) as { token: string }
  return async (query: string, variables: object) => {
    const response = await page.request.post('/graphql', {
      data: { query, variables },
      headers: { authorization: `Bearer ${token}` },
    })
    const { data, errors } = (await response.json()) as { data: { page: StoredPage }; errors?: unknown }
    expect(errors).toBeUndefined()
    return data.page
  }
}

const readPage = 'query ($slug: String!) { page: staticPage(slug: $slug) { id title text } }'
const updatePage = `mutation ($id: ID!, $input: StaticPageInput!) {
  page: updateStaticPage(id: $id, input: $input) { id title text }
}`

test('a change of a text is on its page and in the search at once', async () => {
  const { page } = await openPage()
  const send = await signIn(page)
  const fetchPage = async (path: string) => (await page.request.get(path)).text()
  const { id, title, text } = await send(readPage, { slug: 'accessibility' })
  expect(await fetchPage('/accessibility')).toContain('What we aim for')

  const changed = text.replace('## What we aim for', '## Our lighthouse')
  await send(updatePage, { id, input: { title, text: changed } })
  expect(await fetchPage('/accessibility')).toContain('<h2 id="our-lighthouse">Our lighthouse</h2>')
  expect(await fetchPage('/search?q=lighthouse')).toContain('/accessibility#our-lighthouse')

  await send(updatePage, { id, input: { title, text } })
  expect(await fetchPage('/accessibility')).toContain('What we aim for')
})
