import type { Page } from 'playwright'
import { expect } from 'vitest'
import { listAxeViolations, listColorViolations, switchColorScheme } from './browser.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** What is looked at where a dialog waits for an answer: the page behind it is faint meanwhile. */
export const dialogs = '[role="dialog"]'

/**
 * Asks everything of what a page shows: axe at a desk and on a phone, each in one color scheme, beginning with the size and
 * the scheme that the page has, and nothing wider than the phone. With `part` axe looks at that part alone, at a desk, and
 * at its colors in both schemes. The page keeps the other scheme, and is at a desk afterwards. The browser's errors and the
 * policy are asked by `openPage`.
 */
export async function sweep(page: Page, name: string, part?: string) {
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
  const isOnPhone = page.viewportSize()!.width <= phone.width && !part
  const resize = async (size: typeof desk) => {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
  }
  await resize(isOnPhone ? phone : desk)
  const findings = await listScreenViolations(page, part)
  await switchColorScheme(page)
  if (part) findings.push(...(await listColorViolations(page, part)))
  else {
    await resize(isOnPhone ? desk : phone)
    findings.push(...(await listScreenViolations(page)))
  }
  await resize(desk)
  expect({ name, findings }).toEqual({ name, findings: [] })
}

/** What axe finds at the size that the page has, and on a phone what is wider. */
async function listScreenViolations(page: Page, part?: string): Promise<string[]> {
  const isOnPhone = page.viewportSize()?.width === phone.width
  // Under the bar that stays in place a link would count as too small.
  if (isOnPhone) await page.evaluate(() => scrollTo(0, 0))
  return [...(await listAxeViolations(page, part)), ...(isOnPhone ? await listWideParts(page) : [])]
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
