import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aVisitor, findings } from '../browser.ts'
import { signedIn } from '../signedIn.ts'

/** What is said on a management screen, and what one fills in to make an item of it. */
interface Screen {
  path: string
  title: string
  noun: string
  /** What the item is called, and the field that says so. */
  called: [field: string, name: string]
  /** What its row's buttons call it, where that is more than its name. */
  inRow?: string
  filled?: Record<string, string>
  chosen?: Record<string, string>
  /** Where anybody reads of it. */
  shownAt: string
}

const screens: Screen[] = [
  {
    path: 'blog',
    title: 'Blog Management',
    noun: 'blog post',
    called: ['Title', 'A lease is a promise'],
    filled: { Content: 'Both sides made it.' },
    chosen: { Category: 'Know Your Rights', Status: 'published' },
    shownAt: '/api/blog',
  },
  {
    path: 'cases',
    title: 'Cases Management',
    noun: 'case',
    called: ['Title', 'Nine weeks without a boiler'],
    chosen: { Category: 'Housing Rights' },
    shownAt: '/api/admin/cases',
  },
  {
    path: 'events',
    title: 'Events Management',
    noun: 'event',
    called: ['Title', 'Clinic at the ferry house'],
    filled: { 'Event type': 'Free Legal Clinic', 'Event date': '2031-05-09' },
    shownAt: '/api/events',
  },
  {
    path: 'judgments',
    title: 'Judgments Management',
    noun: 'judgment',
    called: ['Title', 'Ferry House Tenants v. Marrow'],
    filled: { 'Judgment date': '2024-03-05' },
    chosen: { Category: 'Housing', Court: 'District Court' },
    shownAt: '/api/judgments',
  },
  {
    path: 'team',
    title: 'Team Management',
    noun: 'team member',
    called: ['Name', 'Ines Quillfeather'],
    filled: { Designation: 'Staff Attorney' },
    chosen: { Department: 'Legal' },
    shownAt: '/api/team',
  },
  {
    path: 'services',
    title: 'Services Management',
    noun: 'service',
    called: ['Title', 'Help with school hearings'],
    filled: { Category: 'Civil Rights', Description: 'We come along.' },
    shownAt: '/api/services',
  },
  {
    path: 'constitution',
    title: 'Constitution Versions',
    noun: 'constitution version',
    called: ['Version', '0.7'],
    inRow: 'Version 0.7',
    filled: { 'Effective date': '2009-02-01' },
    shownAt: '/api/constitution/versions',
  },
  {
    path: 'related-documents',
    title: 'Related Documents',
    noun: 'related document',
    called: ['Title', 'Volunteer handbook'],
    shownAt: '/constitution',
  },
]

const capitalised = (noun: string) => noun[0]!.toUpperCase() + noun.slice(1)
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function fill(form: Locator, { called: [field, name], filled = {}, chosen = {} }: Screen) {
  for (const [label, value] of Object.entries({ [field]: name, ...filled }))
    await form.getByLabel(label, { exact: true }).fill(value)
  for (const [label, value] of Object.entries(chosen)) await form.getByLabel(label).selectOption(value)
}

/** Reads what anybody, or an administrator, is given at the path. */
async function shownAt(page: Page, path: string): Promise<string> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}`
  const answer = await fetch(new URL(path, inject('product').url), {
    headers: path.startsWith('/api/admin') ? { authorization } : {},
  })
  return answer.text()
}

/** The next change does not reach the server. */
async function failOnce(page: Page) {
  let hasFailed = false
  await page.route('**/graphql', (route) => {
    const isChange = route.request().postData()?.includes('"query":"mutation')
    if (!isChange || hasFailed) return route.continue()
    hasFailed = true
    return route.abort()
  })
}

test.each(screens)('$title: made, changed by two, and deleted', { timeout: 120_000 }, async (screen) => {
  const { path, title, noun, called } = screen
  const [field, name] = called
  const { inRow = name } = screen
  // In the dark here; other journeys look at dialogs in the light.
  const { page } = await aVisitor({ expected: /Failed to load resource/, colorScheme: 'dark' })
  await signedIn(page, `/admin/${path}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()

  await page.getByRole('button', { name: `Add ${noun}` }).click()
  const form = page.getByRole('dialog', { name: `Add ${noun}` })
  await save(page)
  await form.getByText(/field(s)? need(s)? another look\./).waitFor()
  expect(await findings(page, '[role="dialog"]')).toEqual([])
  await fill(form, screen)
  await failOnce(page)
  await save(page)
  await told(page, `Failed to create ${noun}`)
  await save(page)
  await told(page, `${capitalised(noun)} created successfully`)
  expect(await shownAt(page, screen.shownAt)).toContain(name)

  await page.goto(`/admin/${path}?q=${encodeURIComponent(name)}`)
  const edit = (one: Page) => one.getByRole('button', { name: `Edit ${inRow}` }).click()
  const retitled = (one: Page, more: string) =>
    one.getByRole('dialog').getByLabel(field, { exact: true }).fill(`${name}${more}`)
  await edit(page)
  await retitled(page, ' 2')
  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await edit(colleague)
  await retitled(colleague, ' 3')
  await save(colleague)
  await told(colleague, `${capitalised(noun)} updated successfully`)
  await colleague.close()
  await save(page)
  await page.getByText(`Someone else has saved this ${noun}`).waitFor()
  expect(await findings(page, '[role="dialog"]')).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await told(page, `${capitalised(noun)} updated successfully`)
  expect(await shownAt(page, screen.shownAt)).toContain(`${name} 2`)

  const remove = page.getByRole('button', { name: `Delete ${inRow} 2` })
  await remove.click()
  await page
    .getByText(`Are you sure you want to delete "${inRow} 2"? This action cannot be undone.`)
    .waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await remove.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await told(page, `${capitalised(noun)} deleted successfully`)
  expect(await shownAt(page, screen.shownAt)).not.toContain(name)
})
