import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { signInAlone } from '../sign-in.ts'

/** What is said on a management screen, and what one fills in to make an item of it. */
interface Screen {
  path: string
  title: string
  noun: string
  /** What the item is called, and the field that says so. */
  itemName: [field: string, name: string]
  /** What its row's buttons call it, where that is more than its name. */
  rowText?: string
  filledFields?: Record<string, string>
  selectedOptions?: Record<string, string>
  /** Where anybody reads of it. */
  publicPath: string
}

const screens: Screen[] = [
  {
    path: 'blog',
    title: 'Blog Management',
    noun: 'blog post',
    itemName: ['Title', 'A lease is a promise'],
    filledFields: { Content: 'Both sides made it.' },
    selectedOptions: { Category: 'Know Your Rights', Status: 'published' },
    publicPath: '/api/blog',
  },
  {
    path: 'cases',
    title: 'Cases Management',
    noun: 'case',
    itemName: ['Title', 'Nine weeks without a boiler'],
    selectedOptions: { Category: 'Housing Rights' },
    publicPath: '/api/admin/cases',
  },
  {
    path: 'events',
    title: 'Events Management',
    noun: 'event',
    itemName: ['Title', 'Clinic at the ferry house'],
    filledFields: { 'Event type': 'Free Legal Clinic', 'Event date': '2031-05-09' },
    publicPath: '/api/events',
  },
  {
    path: 'judgments',
    title: 'Judgments Management',
    noun: 'judgment',
    itemName: ['Title', 'Ferry House Tenants v. Marrow'],
    filledFields: { 'Judgment date': '2024-03-05' },
    selectedOptions: { Category: 'Housing', Court: 'District Court' },
    publicPath: '/api/judgments',
  },
  {
    path: 'team',
    title: 'Team Management',
    noun: 'team member',
    itemName: ['Name', 'Ines Quillfeather'],
    filledFields: { Designation: 'Staff Attorney' },
    selectedOptions: { Department: 'Legal' },
    publicPath: '/api/team',
  },
  {
    path: 'services',
    title: 'Services Management',
    noun: 'service',
    itemName: ['Title', 'Help with school hearings'],
    filledFields: { Category: 'Civil Rights', Description: 'We come along.' },
    publicPath: '/api/services',
  },
  {
    path: 'constitution',
    title: 'Constitution Versions',
    noun: 'constitution version',
    itemName: ['Version', '0.7'],
    rowText: 'Version 0.7',
    filledFields: { 'Effective date': '2009-02-01' },
    publicPath: '/api/constitution/versions',
  },
  {
    path: 'related-documents',
    title: 'Related Documents',
    noun: 'related document',
    itemName: ['Title', 'Volunteer handbook'],
    publicPath: '/constitution',
  },
]

const capitalised = (noun: string) => noun[0]!.toUpperCase() + noun.slice(1)
const waitForToast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function fillForm(
  form: Locator,
  { itemName: [field, name], filledFields = {}, selectedOptions = {} }: Screen,
) {
  for (const [label, value] of Object.entries({ [field]: name, ...filledFields }))
    await form.getByLabel(label, { exact: true }).fill(value)
  for (const [label, value] of Object.entries(selectedOptions))
    await form.getByLabel(label).selectOption(value)
}

/** Reads what anybody, or an administrator, is given at the path. */
async function fetchPublicText(page: Page, path: string): Promise<string> {
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

async function createItem(page: Page, screen: Screen) {
  const { path, title, noun } = screen
  await signInAlone(page, `/admin/${path}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('button', { name: `Add ${noun}` }).click()
  const form = page.getByRole('dialog', { name: `Add ${noun}` })
  await save(page)
  await form.getByText(/fields? (is|are) not valid\./).waitFor()
  expect(await listAxeViolations(page, '[role="dialog"]')).toEqual([])
  await fillForm(form, screen)
}

const openItem = (page: Page, { itemName: [, name], rowText = name }: Screen) =>
  page.getByRole('button', { name: `Edit ${rowText}` }).click()

const changeName = (page: Page, { itemName: [field, name] }: Screen, addition: string) =>
  page.getByRole('dialog').getByLabel(field, { exact: true }).fill(`${name}${addition}`)

/** Deletes it after a question, which is cancelled once. */
async function deleteItem(page: Page, { noun, itemName: [, name], rowText = name }: Screen) {
  const remove = page.getByRole('button', { name: `Delete ${rowText} 2` })
  await remove.click()
  await page
    .getByText(`Are you sure you want to delete "${rowText} 2"? This action cannot be undone.`)
    .waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await remove.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await waitForToast(page, `${capitalised(noun)} deleted successfully`)
}

test.each(screens)('$title: made, changed and deleted, and everybody reads that', async (screen) => {
  const { noun, itemName, publicPath } = screen
  const [, name] = itemName
  // In the dark here; other journeys look at dialogs in the light.
  const { page } = await openPage({ colorScheme: 'dark' })
  await createItem(page, screen)
  await save(page)
  await waitForToast(page, `${capitalised(noun)} created successfully`)
  expect(await fetchPublicText(page, publicPath)).toContain(name)

  await page.goto(`/admin/${screen.path}?q=${encodeURIComponent(name)}`)
  await openItem(page, screen)
  await changeName(page, screen, ' 2')
  await save(page)
  await waitForToast(page, `${capitalised(noun)} updated successfully`)
  expect(await fetchPublicText(page, publicPath)).toContain(`${name} 2`)

  await deleteItem(page, screen)
  expect(await fetchPublicText(page, publicPath)).not.toContain(name)
})

test('what does not reach the server can be sent again, and of two administrators the second keeps their version', async () => {
  const judgments = screens.find(({ path }) => path === 'judgments')!
  const screen: Screen = { ...judgments, itemName: ['Title', 'Marrow v. Ferry House Tenants'] }
  const { noun, itemName, publicPath } = screen
  const [, name] = itemName
  const { page } = await openPage({ expected: /Failed to load resource/, colorScheme: 'dark' })
  await createItem(page, screen)
  await failOnce(page)
  await save(page)
  await waitForToast(page, `Failed to create ${noun}`)
  await save(page)
  await waitForToast(page, `${capitalised(noun)} created successfully`)

  await page.goto(`/admin/${screen.path}?q=${encodeURIComponent(name)}`)
  await openItem(page, screen)
  await changeName(page, screen, ' 2')
  const otherAdministrator = await page.context().newPage()
  await otherAdministrator.goto(page.url())
  await openItem(otherAdministrator, screen)
  await changeName(otherAdministrator, screen, ' 3')
  await save(otherAdministrator)
  await waitForToast(otherAdministrator, `${capitalised(noun)} updated successfully`)
  await otherAdministrator.close()
  await save(page)
  await page.getByText(`Someone else has saved this ${noun}`).waitFor()
  expect(await listAxeViolations(page, '[role="dialog"]')).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await waitForToast(page, `${capitalised(noun)} updated successfully`)
  expect(await fetchPublicText(page, publicPath)).toContain(`${name} 2`)
  await deleteItem(page, screen)
})
