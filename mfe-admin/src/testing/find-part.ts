/** Finds a region or a dialog by its name. The queries that are returned look inside it. */
import { screen, within } from '@testing-library/react'

export const findRegion = async (name: string) => within(await screen.findByRole('region', { name }))

/** By the text of the title: in tests antd gives all titles one id, so the upper of two dialogs has the name of the lower. */
export async function findDialog(title: string) {
  const head = await screen.findByText(title, { selector: '.ant-modal-title, .ant-modal-title *' })
  return within(head.closest<HTMLElement>('[role="dialog"]')!)
}
