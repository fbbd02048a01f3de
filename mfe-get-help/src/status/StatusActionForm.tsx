/** A form for one action: by script, and without it by submitting to the page. */
import { FormToken } from '@access/kit'
import type { FormEvent, ReactNode } from 'react'
import { page } from './status.form.ts'
import type { RequestStatusFragment } from './status.generated.ts'
import type { ActionInput, StatusAction } from './status-actions.ts'
import type { StatusState } from './use-request-status.ts'

/** The texts among what an action takes. */
type TextField = Exclude<keyof ActionInput, 'documents'>

interface StatusActionFormProps {
  statusState: StatusState
  action: StatusAction
  /** The fields to send; their names are those of the variables. */
  fields?: readonly TextField[]
  /** Called on success. */
  onDone?: (status: RequestStatusFragment) => void
  className?: string
  /** Buttons elsewhere may submit it for other actions, so each of its buttons names its own. */
  id?: string
  children: ReactNode
}

export function StatusActionForm({
  statusState,
  action,
  fields = [],
  onDone,
  className,
  id,
  children,
}: StatusActionFormProps) {
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!statusState.isEnhanced) return
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const input: Partial<ActionInput> = Object.fromEntries(
      fields.map((field) => [field, String(formData.get(field) ?? '')]),
    )
    const status = await statusState.performAction(action, input)
    if (status) onDone?.(status)
  }
  return (
    <form
      id={id}
      className={className}
      method="post"
      action={`${page}#status`}
      noValidate
      onSubmit={onSubmit}
    >
      <FormToken formPath={page} />
      {id === undefined && <input type="hidden" name="do" value={action} />}
      {children}
    </form>
  )
}
