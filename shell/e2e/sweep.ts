import type { Page } from 'playwright'
import { expect } from 'vitest'
import { listAxeViolations, listDarkModeViolations, listLayoutViolations, setColorScheme } from './browser.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** What is looked at where a dialog waits for an answer: the page behind it is faint meanwhile. */
export const dialogs = '[role="dialog"]'

/**
 * Asks everything of what a page shows: axe at a desk, its colors in the dark, axe on a phone, and nothing wider than
 * that. With `part` axe looks at that part alone, at a desk. The browser's errors and the policy are asked by `openPage`.
 */
export async function sweep(page: Page, name: string, part?: string) {
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
  if (page.viewportSize()?.width !== desk.width) await page.setViewportSize(desk)
  const findings = [...(await listAxeViolations(page, part)), ...(await listDarkModeViolations(page, part))]
  if (!part) {
    await page.setViewportSize(phone)
    // Under the bar that stays in place a link would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    findings.push(...(await listLayoutViolations(page)), ...(await listWideParts(page)))
    await page.setViewportSize(desk)
  }
  await setColorScheme(page, 'light')
  expect({ name, findings }).toEqual({ name, findings: [] })
}

function listWideParts(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    // Tables of figures, with their week before each row, scroll sideways.
    const cards = document.querySelectorAll('main ul:has(.ant-card), main .ant-card dl > div')
    return [document.documentElement, ...cards]
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > Math.min(clientWidth, width))
      .map((part) => `${part.scrollWidth} px wide: ${part.tagName} ${part.ariaLabel ?? ''}`)
  }, phone.width)
}
