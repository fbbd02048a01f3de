/** State of the forms that change a registration: their fields and the completed action. */
import { useOnQuickExit, useSubmittedForm, useToast } from '@access/kit'
import type { FormEvent } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { useFormFields } from '../../components/use-form-fields.ts'
import { buildRegistrationPath, defaultValues } from './registration.form.ts'
import {
  CancelRegistrationDocument,
  ChangeRegistrationDocument,
  type RegistrationDetailsFragment,
} from './registration.generated.ts'
import { changeFieldMessages, toastMessages } from './registration.messages.ts'
import type { RegistrationViewState } from './registration-change.form.ts'

export function useRegistrationChange({
  link,
  registration,
  onChanged,
}: {
  /** Null where the forms are submitted without script. */
  link: string | null
  registration: RegistrationDetailsFragment
  onChanged(registration: RegistrationDetailsFragment): void
}) {
  const pagePath = buildRegistrationPath(registration.event)
  const submittedForm = useSubmittedForm<null, RegistrationViewState>(pagePath)
  const fields = useFormFields(changeFieldMessages, submittedForm, {
    seats: String(registration.seats),
    needs: registration.needs ?? '',
    phone: registration.phone ?? '',
  })
  const [changeState, change] = useMutation(ChangeRegistrationDocument)
  const [cancelState, cancel] = useMutation(CancelRegistrationDocument)
  const { toast } = useToast()

  useOnQuickExit(() => fields.reset(defaultValues))

  /** Submits a form by script, where the page has the link. */
  const submit =
    (
      action: 'saved' | 'cancelled',
      execute: (
        link: string,
      ) => Promise<{ error?: CombinedError | undefined; changed?: RegistrationDetailsFragment | undefined }>,
    ) =>
    async (event: FormEvent) => {
      if (link === null) return
      event.preventDefault()
      fields.showErrors({})
      const { error, changed } = await execute(link)
      if (changed && !error) {
        onChanged(changed)
        return toast({ ...toastMessages[action], tone: 'success' })
      }
      toast({ ...toastMessages.notSaved, tone: 'error' })
      fields.showRejection((error?.graphQLErrors[0]?.extensions?.fields ?? {}) as Record<string, string>)
    }

  const onSave = submit('saved', async (link) => {
    const { seats, needs, phone } = fields.values
    const { data, error } = await change({ link, seats: Number(seats), needs, phone })
    return { error, changed: data?.changeRegistration }
  })
  const onCancel = submit('cancelled', async (link) => {
    const { data, error } = await cancel({ link })
    return { error, changed: data?.cancelRegistrationByLink }
  })

  return {
    fields,
    /** What was done without script, for the page to announce. */
    completedAction: submittedForm?.viewState?.completedAction ?? null,
    isPending: changeState.fetching || cancelState.fetching,
    saveFormProps: { ref: fields.form, onSubmit: onSave, method: 'post', action: pagePath } as const,
    cancelFormProps: { onSubmit: onCancel, method: 'post', action: pagePath } as const,
  }
}

export type RegistrationChangeForm = ReturnType<typeof useRegistrationChange>
