import type { Page } from 'playwright'
import { expect } from 'vitest'
import { listAxeViolations, listColorViolations, setColorScheme } from './browser.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** What is looked at where a dialog waits for an answer: the page behind it is faint meanwhile. */
export const dialogs = '[role="dialog"]'

/**
 * Asks everything of what a page shows: axe at a desk in the light, axe on a phone in the dark, and nothing wider than
 * that. With `part` axe looks at that part alone, whose colours are others in the dark and nothing else: a run takes half
 * a second. The browser's errors and the policy are asked by `openPage`.
 */
export async function sweep(page: Page, name: string, part?: string) {
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
  await page.setViewportSize(desk)
  await setColorScheme(page, 'light')
  const inTheLight = await listAxeViolations(page, part)
  await page.setViewportSize(phone)
  await setColorScheme(page, 'dark')
  const listInTheDark = part ? listColorViolations : listAxeViolations
  const inTheDark = [...(await listInTheDark(page, part)), ...(await listWideParts(page))]
  await page.setViewportSize(desk)
  await setColorScheme(page, 'light')
  expect({ name, inTheLight, inTheDark }).toEqual({ name, inTheLight: [], inTheDark: [] })
}

function listWideParts(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    // Tables of figures, with their week before each row, scroll sideways.
    const tables = [
      ...document.querySelectorAll('main table:has([data-heading]):not([role="dialog"] *)'),
    ].map((table) => table.parentElement!)
    return [document.documentElement, ...tables]
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > Math.min(clientWidth, width))
      .map((part) => `${part.scrollWidth} px wide: ${part.tagName} ${part.ariaLabel ?? ''}`)
  }, phone.width)
}
