/** Opens the dialogs with the form of an item. */
import type { Previews } from '@access/kit'
import { screen, within } from '@testing-library/react'
import { createManagedGateway, getLastVariables } from './managed-gateway.ts'
import { renderScreenAt } from './render-part.tsx'

/** The form of a new item of a type without items; `noun` is what its button says. */
export async function openNewForm(type: string, path: string, noun: string) {
  const gateway = createManagedGateway(type, [])
  const { user } = renderScreenAt(`/admin/${path}`, gateway)
  await user.click(await screen.findByRole('button', { name: `Add ${noun}` }))
  const form = within(await screen.findByRole('dialog', { name: `Add ${noun}` }))
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  return { user, gateway, form, save, getInput: () => getLastVariables(gateway, `Create${type}`).input }
}

/** The form of the only item. */
export async function openForm(path: string, item: { __typename: string; id: string }, previews?: Previews) {
  const gateway = createManagedGateway(item.__typename, [item])
  const { user } = renderScreenAt(`/admin/${path}`, gateway, previews)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByRole('textbox', { name: /^(Title|Name)$/ })
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  return { user, gateway, form, save }
}
