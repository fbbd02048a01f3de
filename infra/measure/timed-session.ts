/** Somebody at work in the portal, each of whose acts is timed. */

import type { Browser, Locator, Page } from 'playwright'
import { watchRequests } from '../run/network-idle.ts'
import type { Product } from '../run/product.ts'
import type { Durations } from './durations.ts'
import { measureAction } from './measure-action.ts'

export interface TimedSession {
  page: Page
  durations: Durations
  /** Runs an action and records how long it took; `newValue` and `selector` as for `measureAction`. */
  timeAction(action: string, target: Locator, newValue?: { value: string }, selector?: string): Promise<void>
  /** The list as it is when one comes. */
  openList(): Promise<void>
  /** Nobody acts within the same blink in which a page appears. */
  waitForIdle(): Promise<void>
}

/** Signs in on the way to a list of the portal. */
export async function openTimedSession(
  browser: Browser,
  { url, adminEmail, adminPassword }: Product,
  list: string,
): Promise<TimedSession> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const { waitForIdle } = watchRequests(page)
  await page.goto(list)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.getByText('in all').waitFor()
  const durations: Durations = {}
  return {
    page,
    waitForIdle,
    durations,
    async timeAction(action, target, newValue, selector) {
      durations[action] ??= []
      const duration = await measureAction(target, newValue, selector).catch((error) => {
        throw new Error(`${action}: ${newValue?.value ?? target}`, { cause: error })
      })
      durations[action].push(duration)
    },
    async openList() {
      await page.goto(list)
      await page.locator('[aria-busy="false"] tbody tr').first().waitFor()
      await waitForIdle()
    },
  }
}
