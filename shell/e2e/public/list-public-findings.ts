import type { Page } from 'playwright'
import { listAxeViolations, switchColorScheme } from '../browser.ts'
import { listHtmlErrors } from '../html-validation.ts'

/** Where the layout changes, and the narrowest phone. */
const widths = [1024, 832, 640, 480, 320]

/**
 * What is wrong with the page as it is now: what axe finds at 1280 px in one color scheme and in the other at 320 px, which
 * is also 1280 px at 400 %, and what scrolls sideways at any width. The page keeps the other scheme.
 */
export async function listFindings(page: Page, height = 800): Promise<string[]> {
  const resize = (width: number) => page.setViewportSize({ width, height })
  await resize(1280)
  const findings = await listAxeViolations(page)
  for (const width of widths) {
    await resize(width)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) findings.push(`scrolls by ${overflow} px at ${width} px`)
  }
  // The last width was the narrowest.
  await switchColorScheme(page)
  findings.push(...(await listAxeViolations(page)))
  await resize(1280)
  return findings
}

/** Of a form in the middle of being filled in: as high as it is, so that nothing lies under a bar that stays in place. */
export const listFormFindings = async (page: Page) => [
  ...(await listFindings(page, 3000)),
  ...(await listHtmlErrors(await page.content())),
]
