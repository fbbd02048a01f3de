import { expect, inject, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'

/** What readers of the pages do, each in a browser, on the running product. */

test('a member opens the section that an address names, finds a word in it, in larger type', async () => {
  const { page } = await openPage()
  await page.goto('/constitution#article-4-section-2')
  const board = page.getByText('The Board has no fewer than 5 and no more than 15 directors.')
  await board.waitFor()
  await expect.poll(() => board.evaluate((text) => text.closest('details')?.open)).toBe(true)
  const getSize = async () =>
    Number.parseFloat(
      await page
        .getByRole('main')
        .getByText('We, the members')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize),
    )
  const size = await getSize()
  await page.getByRole('button', { name: /^A\+/ }).click()
  expect(await getSize()).toBeCloseTo(size * 1.1, 1)

  await page.getByLabel('Search this document').fill('petition')
  await page.locator('mark').first().waitFor()
  await page.getByRole('button', { name: 'Next match' }).click()
  await expect.poll(() => page.locator('mark[aria-current]').count()).toBe(1)
})

/** 24 points. */
const lineHeight = 32

async function findJudgment(): Promise<string> {
  const answer = await fetch(new URL('/api/judgments', inject('product').url))
  const [judgment] = (await answer.json()) as { id: string }[]
  return `/judgments/${judgment!.id}`
}

test('the constitution and a judgment on paper have each line beside a number, a running foot, and everything open', async () => {
  const { page } = await openPage()
  for (const path of ['/constitution', await findJudgment()]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const pleading = page.locator('.pleading')
    // Again and again: what listens is there when the article has been hydrated, after the page around it.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
        return pleading.locator('details:not([open])').count()
      })
      .toBe(0)
    const offsets = await pleading.evaluate((article) => {
      const top = article.getBoundingClientRect().top
      return [...article.querySelectorAll('p, h2, h3, summary')]
        .filter((block) => block.checkVisibility() && !block.closest('.caption'))
        .map((block) => ({
          text: block.textContent.slice(0, 40),
          offset:
            block.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(block).paddingTop) - top,
        }))
    })
    expect(offsets.length).toBeGreaterThan(5)
    for (const { text, offset } of offsets) {
      const lines = offset / lineHeight
      expect(Math.abs(lines - Math.round(lines)), text).toBeLessThan(0.02)
    }
    const foot = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--running-foot'),
    )
    expect(JSON.parse(foot)).toBe(await page.title())
  }
})

test('a reader without JavaScript follows a category, an article and a tag, and searches judgments and the small print', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Know Your Rights', exact: true }).first().click()
  await page.waitForURL(/category=Know/)
  // One that nobody else writes: what is published meanwhile stands first, and may have no tags.
  const title = 'You Got an Eviction Notice: What to Do First'
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.locator('main a[href*="tag="]').first().click()
  await page.waitForURL(/\/blog\?tag=/)
  await page.getByRole('article').first().waitFor()

  await page.goto('/judgments')
  expect(await page.getByRole('article').count()).toBe(12)
  await page.getByRole('searchbox').fill('landlord')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/q=landlord/)
  await page.getByRole('article').first().waitFor()

  await page.goto('/search')
  await page.getByLabel('Search the whole site').fill('how long do you keep it')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'How long we keep it' }).click()
  await page.waitForURL(/\/privacy#how-long-we-keep-it$/)
})

const countOperations = (urls: readonly string[]) => urls.filter((url) => url.includes('/graphql')).length

test('pages that the server rendered ask nothing again, and about us never does', async () => {
  const { page, requestedUrls } = await openPage()
  await page.goto('/get-help')
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Learn More About Us' })
  await link.hover()
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'About Access to Justice' }).waitFor()
  await waitForHydration(page)
  expect(countOperations(requestedUrls)).toBe(0)

  await page.getByRole('link', { name: 'Meet our team' }).click()
  await page.waitForURL('**/team')
  await page.getByRole('heading', { level: 1, name: 'The people on the other side of the door' }).waitFor()
  const callsOfTeam = countOperations(requestedUrls)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'About Access to Justice' }).waitFor()
  expect(countOperations(requestedUrls)).toBe(callsOfTeam)
})
