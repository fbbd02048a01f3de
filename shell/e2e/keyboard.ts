import type { Locator, Page } from 'playwright'

/** What somebody does who has no mouse. */

const maxTabs = 200

/** Goes on with Tab, or back with Shift and Tab, until the focus is there; fails when a whole round leads nowhere. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.first().elementHandle()
  const isBehind = await element!.evaluate(
    (one) =>
      ((document.activeElement?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  )
  for (let steps = 0; steps < maxTabs; steps += 1) {
    const place = await element!.evaluate((one) =>
      one === document.activeElement ? 'here' : one.isConnected ? 'elsewhere' : 'drawn anew',
    )
    if (place === 'here') return
    // Looking for it by its role at each step took longer than the steps.
    if (place === 'drawn anew') element = await target.first().elementHandle()
    else await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Goes there and presses Enter, as one does on a link or a button. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes there and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
