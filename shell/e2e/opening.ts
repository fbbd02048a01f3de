import type { Page } from 'playwright'

/** On the page of a request in which no name is like another: says so, and reads the story. */
export const openStory = (page: Page) =>
  page.getByRole('button', { name: 'No conflicts found: open' }).click()
