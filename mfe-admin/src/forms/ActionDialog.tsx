/** Asks for confirmation, then runs a mutation. */
import type { ComponentProps } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useAction } from '../data/use-action.ts'

type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmLabel' | 'onClosed' | 'children'>

export function ActionDialog<Data, Variables extends AnyVariables>({
  document,
  variables,
  successMessage,
  failureMessage,
  onDone,
  ...question
}: Question & {
  document: TypedDocumentNode<Data, Variables>
  variables: Variables
  /** The toasts. */
  successMessage: string
  failureMessage: string
  /** Called when it has succeeded, before the dialog has closed. */
  onDone?(data: Data): void
}) {
  const { act, isActing, errorMessage } = useAction(document, { successMessage, failureMessage })

  async function confirm() {
    const data = await act(variables)
    if (data) onDone?.(data)
    return data !== null
  }

  return <ConfirmDialog {...question} onConfirm={confirm} isActing={isActing} errorMessage={errorMessage} />
}
