/// <reference lib="dom" />

/** Counts what somebody does on the pages of a browser. */

import type { Page } from 'playwright'

/** What a task took. */
export interface Acts {
  /** Two for a choice in a select. */
  clicks: number
  /** Those that are filled in. */
  fields: number
  /** Those that are no text; keys that are pressed together count each. */
  keys: number
  /** Addresses that were passed. */
  screens: number
}

/** Counts from now on; Playwright fills in a field by one event, and without keys. */
export async function countActs(page: Page): Promise<Acts> {
  const acts: Acts = { clicks: 0, fields: 0, keys: 0, screens: 0 }
  await page.exposeFunction('countAct', (act: keyof Acts) => {
    acts[act] += 1
  })
  await page.addInitScript(countInPage)
  await page.evaluate(countInPage)
  page.on('framenavigated', () => {
    acts.screens += 1
  })
  return acts
}

declare function countAct(act: string): void

function countInPage() {
  addEventListener('pointerdown', () => countAct('clicks'), true)
  addEventListener('keydown', () => countAct('keys'), true)
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target as Element).matches('select, [type=checkbox]')) countAct('fields')
    },
    true,
  )
}
