/** What a person does with a Select of antd. */
import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

async function openList(user: UserEvent, combobox: HTMLElement) {
  await user.click(combobox)
  return within(document.getElementById(combobox.getAttribute('aria-controls')!)!)
}

/** Opens the list of a combobox and chooses the option with a label. */
export async function selectOption(user: UserEvent, combobox: HTMLElement, label: string): Promise<void> {
  const list = await openList(user, combobox)
  await user.click(list.getByRole('option', { name: label }))
}

/** Opens the list of a combobox; the labels of its options. */
export async function listOptions(user: UserEvent, combobox: HTMLElement) {
  const list = await openList(user, combobox)
  return list.getAllByRole('option').map(({ textContent }) => textContent)
}

/** The label of what is chosen. */
export const getSelected = (combobox: HTMLElement) => combobox.closest('.ant-select')?.textContent
