/** What a person does with a Select of antd. */
import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the list of a combobox and chooses the option with a label. */
export async function selectOption(user: UserEvent, combobox: HTMLElement, label: string): Promise<void> {
  await user.click(combobox)
  const list = document.getElementById(combobox.getAttribute('aria-controls')!)!
  await user.click(within(list).getByRole('option', { name: label }))
}

/** The label of what is chosen. */
export const getSelected = (combobox: HTMLElement) => combobox.closest('.ant-select')?.textContent
