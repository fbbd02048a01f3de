import type { Page } from 'playwright'

/** On the page of a request without matching names: concludes the conflict check, which opens the description. */
export const openRequestText = (page: Page) =>
  page.getByRole('button', { name: 'No conflicts: unlock request' }).click()
