/** What a person does with a Select of antd. */
import type { Locator } from 'playwright'

/** Opens the list of a combobox and chooses the option with a label. */
export async function selectOption(combobox: Locator, label: string): Promise<void> {
  await combobox.click()
  const list = combobox.page().locator(`[id="${await combobox.getAttribute('aria-controls')}"]`)
  await list.getByRole('option', { name: label, exact: true }).click()
}
