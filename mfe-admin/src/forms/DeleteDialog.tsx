/** Asks before something is deleted for good. */
import { isolate } from '@access/kit'
import type { ComponentProps, ReactNode } from 'react'
import type { AnyVariables } from 'urql'
import { buildMessages } from '../components/change.messages.ts'
import { ActionDialog } from './ActionDialog.tsx'

type Action<Data, Variables extends AnyVariables> = ComponentProps<typeof ActionDialog<Data, Variables>>

export function DeleteDialog<Data, Variables extends AnyVariables>({
  noun,
  name,
  children,
  ...action
}: Pick<Action<Data, Variables>, 'document' | 'variables' | 'onClosed'> & {
  noun: string
  name: string
  /** What else follows. A function gets what closes the dialog without deleting. */
  children?: ReactNode | ((close: () => void) => ReactNode)
}) {
  return (
    <ActionDialog
      {...action}
      title={`Delete ${noun}`}
      confirmLabel="Delete"
      {...buildMessages('delete', noun)}
    >
      {(close) => (
        <>
          <p>Are you sure you want to delete "{isolate(name)}"? This action cannot be undone.</p>
          {typeof children === 'function' ? children(close) : children}
        </>
      )}
    </ActionDialog>
  )
}
