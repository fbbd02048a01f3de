/** What a person does with the menu of what else can be done. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Opens "More", of `subject` where there are several, and returns the action of that name. */
export async function findAction(label: string, subject?: string): Promise<HTMLElement> {
  const addSubject = (name: string) => (subject ? `${name}: ${subject}` : name)
  fireEvent.click(await screen.findByRole('button', { name: addSubject('More') }))
  const action = await screen.findByRole('menuitem', { name: addSubject(label) })
  // The menu takes the focus a moment after it has opened.
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull())
  return action
}
