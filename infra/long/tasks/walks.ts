/** The shortest way through tasks of a working day that the screens of the portal offer. */

import type { Locator, Page } from 'playwright'

/** What there is when a task begins. */
export interface Scene {
  /** The dashboard of somebody who is signed in. */
  page: Page
  colleague: string
  /** An emergency, which nobody has yet. */
  request: Request
  /** Those that have been waiting longest, the longest first. */
  overdue: Request[]
}

export interface Request {
  id: string
  reference: string
  name: string
}

const click = async (control: Locator, result?: Locator) => {
  await control.click()
  await result?.first().waitFor()
}
const choose = async (select: Locator, option: string) => {
  await select.click()
  await select.page().getByRole('option', { name: option, exact: true }).click()
}
const press = async (page: Page, key: string, result?: Locator) => {
  await page.keyboard.press(key)
  await result?.first().waitFor()
}
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const getToast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const getPreview = (page: Page, reference = '') =>
  page.getByRole('region', { name: `Preview of ${reference}` }).first()
const getLink = (page: Page, reference: string) => page.getByRole('link', { name: reference })

/** From the dashboard: the request that has just come in is checked, screened, reviewed, answered and handed on. */
async function takeIn({ page, request, colleague }: Scene) {
  const link = getLink(page, request.reference)
  await click(page.getByRole('link', { name: /Emergencies$/ }), link)
  await click(link, getButton(page, 'No conflicts: unlock request'))
  await click(getButton(page, 'No conflicts: unlock request'), getButton(page, 'In review'))
  await click(
    page.getByRole('tab', { name: 'Screening' }),
    page.getByText('Likely eligible', { exact: true }),
  )
  await click(page.getByRole('tab', { name: 'Overview' }), getButton(page, 'In review'))
  await click(getButton(page, 'In review'), getButton(page, 'Eligible'))
  const message = page.getByLabel('Write to the applicant')
  await click(page.getByRole('tab', { name: 'Messages' }), message)
  await message.fill('We have read your request, and look for an attorney.')
  await click(getButton(page, 'Send message'), getToast(page, 'Message sent'))
  await click(getButton(page, 'Assign this request'), getButton(page, 'Assign to somebody else'))
  await click(getButton(page, 'Assign to somebody else'), page.getByLabel('Assign to', { exact: true }))
  await choose(page.getByLabel('Assign to', { exact: true }), colleague)
  await click(getButton(page, 'Assign'), getToast(page, 'Request assigned'))
}

/** The first overdue request is claimed, the next put in review, five others at once, and those are undone. */
async function workQueue({ page, overdue: [first, second, ...rest] }: Scene) {
  await click(page.getByRole('link', { name: /Overdue$/ }), getLink(page, first!.reference))
  await click(getButton(page, `Preview ${first!.reference}`), getPreview(page).getByText('Parties'))
  await click(
    getPreview(page).getByRole('button', { name: 'Assign to me' }).first(),
    getToast(page, 'Request assigned to you'),
  )
  await click(getButton(page, 'Next request'), getPreview(page, second!.reference).getByText('Parties'))
  const review = getPreview(page).getByRole('button', { name: 'In review', exact: true })
  await click(review, getToast(page, 'Status changed'))
  await click(getButton(page, 'Close preview'))
  for (const { reference } of rest) await click(page.getByRole('checkbox', { name: `Select ${reference}` }))
  await choose(page.getByLabel('Change status to'), 'In review')
  await click(getButton(page, 'Change status'), getToast(page, '5 requests updated'))
  await click(getButton(page, 'Undo'), getToast(page, '5 changes undone'))
}

/** A caller says a name, and has no reference. */
async function findPerson({ page, request }: Scene) {
  const palette = page.getByRole('combobox', { name: 'A page, a reference, a title or a name' })
  await press(page, 'Control+k', palette)
  await palette.fill(request.name)
  await page.getByRole('option', { name: /^Requests of / }).waitFor()
  await press(page, 'ArrowUp')
  await press(page, 'Enter', page.getByRole('option', { name: request.reference }))
  await press(page, 'Enter', page.getByRole('heading', { level: 1, name: request.reference }))
}

/** From the dashboard, without a picture. */
async function publishPost({ page, request }: Scene) {
  const title = page.getByLabel('Title', { exact: true })
  await click(page.getByRole('link', { name: 'Blog', exact: true }), getButton(page, 'Add blog post'))
  await click(getButton(page, 'Add blog post'), title)
  await title.fill(`The lamp in our window, for ${request.name}`)
  await choose(page.getByLabel('Category', { exact: true }), 'Organizational News')
  await choose(page.getByLabel('Status', { exact: true }), 'Published')
  await page.getByRole('textbox', { name: 'Content' }).fill('It is on at night.')
  await click(getButton(page, 'Save'), getToast(page, 'Blog post created successfully'))
}

/** By the name of each task. */
export const walks: Record<string, (scene: Scene) => Promise<void>> = {
  Intake: takeIn,
  "A morning's queue": workQueue,
  'Finding a person, by keys': findPerson,
  'A blog post': publishPost,
}
