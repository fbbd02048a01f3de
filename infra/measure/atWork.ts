/** Somebody at work in the portal, each of whose acts is timed. */

import type { Browser, Locator, Page } from 'playwright'
import type { Product } from '../run/product.ts'
import type { Taken } from './figures.ts'
import { timed } from './timed.ts'

export interface AtWork {
  page: Page
  taken: Taken
  /** Does it and writes down how long it took; `how` and `shows` as `timed`. */
  time(act: string, target: Locator, how?: { value: string }, shows?: string): Promise<void>
  /** The list as it is when one comes. */
  begin(): Promise<void>
}

/** Signs in on the way to a list of the portal. */
export async function atWorkIn(
  browser: Browser,
  { url, adminEmail, adminPassword }: Product,
  list: string,
): Promise<AtWork> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } })
  await page.goto(list)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.getByText('in all').waitFor()
  const taken: Taken = {}
  return {
    page,
    taken,
    async time(act, target, how, shows) {
      taken[act] ??= []
      const took = await timed(target, how, shows).catch((error) => {
        throw new Error(`${act}: ${how?.value ?? target}`, { cause: error })
      })
      taken[act].push(took)
    },
    async begin() {
      await page.goto(list)
      await page.locator('[aria-busy="false"] tbody tr').first().waitFor()
      await atRest(page)
    },
  }
}

/** Nobody acts within the same blink in which a page appears. */
export const atRest = (page: Page) => page.waitForLoadState('networkidle')
