/** Asks for confirmation, then runs a mutation. */
import type { ComponentProps } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { type ActionMessages, useAction } from '../data/use-action.ts'

type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmLabel' | 'onClosed' | 'children'>

export function ActionDialog<Data, Variables extends AnyVariables>({
  document,
  variables,
  successMessage,
  failureMessage,
  announce,
  onDone,
  ...question
}: Question &
  ActionMessages<Data> & {
    document: TypedDocumentNode<Data, Variables>
    variables: Variables
    /** Called when it has succeeded, before the dialog has closed. */
    onDone?(data: Data): void
  }) {
  const { act, isActing, errorMessage } = useAction(document, {
    successMessage,
    failureMessage,
    ...(announce && { announce }),
  })

  async function confirm() {
    const data = await act(variables)
    if (data) onDone?.(data)
    return data !== null
  }

  return <ConfirmDialog {...question} onConfirm={confirm} isActing={isActing} errorMessage={errorMessage} />
}
