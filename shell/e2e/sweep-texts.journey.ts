import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { signIn } from './accounts.ts'
import { createRequest } from './applicant.ts'
import { fillWithAwkwardTexts, question } from './awkward-texts.ts'
import { openPage, visit } from './browser.ts'
import { createEvent, post, press } from './portal.ts'

/** React, of a page that the server has drawn with other texts than it now tells. */
const drawnAgain = /Minified React error #418/

/** The narrowest phone; a desk, where most lines are whole; and a sheet of Letter within its margins. */
const phone = { width: 320, height: 700 }
const desk = { width: 1280, height: 900 }
const sheet = { width: 665, height: 900 }

/** No two with the same title follow each other. */
const publicPages = [
  ...['/', '/services', '/team', '/cases', '/judgments', '/events', '/judgments?q=heat', '/blog', '/contact'],
  ...['/constitution', '/constitution/bylaws', '/privacy', '/stay-safe', '/promise', '/search?q=eviction'],
  ...['/get-help', '/get-help/status', '/judgments/follow?q=heat', '/know-your-rights'],
]

const itemLists = { cases: 'cases', judgments: 'judgments', 'events/upcoming': 'events', blog: 'blog' }

/** Screens of the portal; those of content have forms. */
const contentScreens = [
  'blog',
  'cases',
  'events',
  'judgments',
  'team',
  'services',
  'related-documents',
  'letters',
]
const otherScreens = [
  ...[
    'dashboard',
    'notifications',
    'pages',
    'constitution',
    'media',
    'legal-aid',
    'messages',
    'registrations',
  ],
  ...['administrators', 'account', 'settings', 'guidelines', 'conflicts', 'emails', 'activity'],
]

/** What scrolls sideways, and the parts that reach furthest. */
const listWideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const parts = [...document.body.querySelectorAll('*')].filter(
      (part) => part instanceof HTMLElement && part.getBoundingClientRect().right > clientWidth + 1,
    )
    const names = parts.slice(-3).map((part) => `${part.tagName}.${part.className}`)
    return [`${scrollWidth} px in ${clientWidth}: ${names.join(', ')}`]
  })

/** Where the question runs or begins from the left, and fields in which it would: what comes after a letter stands left of it. */
const listTurnedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((text) => {
    const measure = (node: Node, offset: number) => {
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset + 1)
      return range.getBoundingClientRect()
    }
    const turned: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const start = node.nodeValue!.indexOf(text)
      if (start < 0 || node.parentElement!.closest('.sr')) continue
      const latin = start + text.indexOf('F')
      const [before, after] = [measure(node, latin - 2), measure(node, latin)]
      const isOneLine = before.width > 0 && Math.abs(before.top - after.top) < 2
      const isAlignedLeft = getComputedStyle(node.parentElement!).textAlign === 'left'
      if (isOneLine && (after.left > before.left || isAlignedLeft))
        turned.push(node.parentElement!.parentElement!.textContent!.slice(0, 100))
    }
    const fields = [...document.querySelectorAll<HTMLElement>('textarea, input, select')].filter(
      (field) => field.dir !== 'auto' && getComputedStyle(field).unicodeBidi !== 'plaintext',
    )
    return [...turned, ...fields.map(({ outerHTML }) => outerHTML)]
  }, question)

/**
 * Looks at one screen after another, at a desk and on a phone: first at the size it has, and leaves it at the other.
 * `expectNone` names those with findings, and that there was something to see.
 */
function collectFindings(page: Page) {
  const findings: Record<string, string[]> = {}
  let seenCount = 0
  return {
    async look(name: string) {
      await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
      const problems: string[] = []
      for (const size of page.viewportSize()?.width === phone.width ? [phone, desk] : [desk, phone]) {
        await page.setViewportSize(size)
        problems.push(...(await (size === phone ? listWideParts(page) : listTurnedTexts(page))))
      }
      seenCount += await page.getByText(question).count()
      if (problems.length > 0) findings[name] = problems
    },
    async lookInPrint(name: string) {
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(sheet)
      const wideParts = await listWideParts(page)
      await page.emulateMedia({ media: 'screen' })
      if (wideParts.length > 0) findings[`${name} in print`] = wideParts
    },
    expectNone() {
      expect(findings).toEqual({})
      expect(seenCount).toBeGreaterThan(200)
    },
  }
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
}

test('no page of the website scrolls sideways, whatever words and links are in it, or turns a text from the right', async () => {
  const items = await Promise.all(
    Object.entries(itemLists).map(async ([list, kind]) => {
      const answer = await fetch(new URL(`/api/${list}`, inject('product').url))
      const [item] = (await answer.json()) as { id: string; slug?: string }[]
      return `/${kind}/${item!.slug ?? item!.id}`
    }),
  )
  const { page } = await openPage({ expected: drawnAgain })
  await fillWithAwkwardTexts(page)
  const { look, lookInPrint, expectNone } = collectFindings(page)
  await page.goto('/accessibility')
  for (const path of [...publicPages, ...items]) {
    await visit(page, path)
    await look(path)
    await lookInPrint(path)
  }
  await page.goto('/about')
  await look('/about')
  expectNone()
})

test('no screen of the portal does, with its forms and its questions', async () => {
  const { page } = await openPage({ viewport: desk, expected: drawnAgain })
  const event = await createEvent(page, 'Clinic for long words')
  const registrant = { name: 'Wim Overlong', email: 'wim.overlong@example.org' }
  await post('/api/registrations', { event, ...registrant, seats: 2, needs: 'A seat at the door' })
  await post('/api/contact', { ...registrant, subject: 'A long word', message: 'As long as a line.' })
  await createRequest({ name: 'Wilhelmina Overlong', description: 'A long story.' })
  const { id } = await createRequest({ name: 'Wilhelmina Overlong', description: 'The same, told again.' })
  await fillWithAwkwardTexts(page)
  const { look, expectNone } = collectFindings(page)
  await page.goto('/admin/login')
  await look('login')
  await signIn(page)
  for (const screen of otherScreens) {
    if (screen !== 'dashboard') await visit(page, `/admin/${screen}`)
    await look(screen)
  }
  for (const screen of contentScreens) {
    await visit(page, `/admin/${screen}`)
    await look(screen)
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
    await look(`form of ${screen}`)
    await closeDialog(page)
  }
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByText(/^Are you sure/).waitFor()
  await look('delete')
  await closeDialog(page)
  await visit(page, `/admin/registrations/${event}`)
  await look('registrations of an event')
  await visit(page, '/admin/messages')
  await page.getByRole('link', { name: 'A long word' }).first().click()
  await page.getByText('As long as a line.').first().waitFor()
  await look('message')
  await visit(page, `/admin/legal-aid/${id}`)
  await page.getByRole('heading', { name: 'Conflict check required' }).waitFor()
  await look('locked request')
  await press(page, 'Open without conflict check')
  await page.getByLabel('Reason').fill('It burns')
  await page.getByRole('dialog').getByRole('button', { name: /^Open/ }).click()
  await page.getByRole('tab').first().waitFor()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await look(`request, ${await tab.innerText()}`)
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'A page, a reference, a title or a name' }).fill('heat')
  await page.getByRole('option').nth(3).waitFor()
  await look('command palette')
  expectNone()
})
