import { expect, inject, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'

/** What readers print: court paper, with numbers at whole lines. */

/** 24 points. */
const lineHeight = 32

async function findJudgment(): Promise<string> {
  const answer = await fetch(new URL('/api/judgments', inject('product').url))
  const [judgment] = (await answer.json()) as { id: string }[]
  return `/judgments/${judgment!.id}`
}

for (const [name, findPath] of [
  ['the constitution', async () => '/constitution'],
  ['a judgment', findJudgment],
] as const)
  test(`${name} on paper has each line beside a number, a running foot, and everything open`, async () => {
    const { page } = await openPage()
    await page.goto(await findPath())
    await waitForHydration(page)
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
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(1)
  })
