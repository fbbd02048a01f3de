/** Finds a dialog above another one by its title: antd hides the lower one, and jsdom both. */
import { screen, within } from '@testing-library/react'

export async function findDialog(title: string) {
  const head = await screen.findByText(title)
  return within(head.closest<HTMLElement>('[role="dialog"]')!)
}
