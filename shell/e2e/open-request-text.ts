import type { Page } from 'playwright'

/** On the page of a request without matching names: concludes the conflict check, which opens the description. */
export const openRequestText = (page: Page) =>
  page.getByRole('button', { name: 'No conflicts: unlock request' }).click()

/** Opens a section of an unlocked request by its tab. */
export const openSection = (page: Page, name: string) => page.getByRole('tab', { name }).click()
