/** Finds a part of a screen by its name, and looks for what is in it. */
import { screen, within } from '@testing-library/react'

export const findRegion = async (name: string) => within(await screen.findByRole('region', { name }))

/** By its title as a text: in tests antd gives all titles the same id, so that one over another has the name of the lower one. */
export async function findDialog(title: string) {
  const head = await screen.findByText(title, { selector: '.ant-modal-title, .ant-modal-title *' })
  return within(head.closest<HTMLElement>('[role="dialog"]')!)
}
