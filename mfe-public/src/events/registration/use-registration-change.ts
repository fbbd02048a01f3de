/** State of the forms that change a registration: values, errors and the completed action. */
import { useOffice, useOnQuickExit, useSubmittedForm, useToast } from '@access/kit'
import { type FormEvent, useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { usePrehydrationValues } from '../../components/use-prehydration-values.ts'
import {
  CancelRegistrationDocument,
  ChangeRegistrationDocument,
  type RegistrationDetailsFragment,
} from './registration.generated.ts'
import { toastMessages } from './registration.messages.ts'
import type { RegistrationViewState } from './registration-change.form.ts'
import { buildRegistrationPath } from './registration-path.ts'
import { getFailureMessage } from './use-registration-form.ts'
import { changeableFields, type Errors, pickFieldErrors } from './validate-registration.ts'

type Values = Record<(typeof changeableFields)[number], string>

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
  // Submitted without script, the registration comes back with the page.
  const submittedForm = useSubmittedForm<null, RegistrationViewState>(pagePath)
  const [values, setValues] = useState<Values>(() => ({
    seats: String(registration.seats),
    needs: registration.needs ?? '',
    phone: registration.phone ?? '',
    ...submittedForm?.values,
  }))
  const [errors, setErrors] = useState<Errors>(() => pickFieldErrors(submittedForm?.errors ?? {}))
  const { phone: officePhone } = useOffice()
  const [formError, setFormError] = useState<string | null>(
    () =>
      submittedForm?.errors.event ??
      (submittedForm?.failure ? getFailureMessage(submittedForm.failure, officePhone) : null),
  )
  const [changeState, change] = useMutation(ChangeRegistrationDocument)
  const [cancelState, cancel] = useMutation(CancelRegistrationDocument)
  const { toast } = useToast()
  const form = usePrehydrationValues(changeableFields, (typedValues) =>
    setValues((previous) => ({ ...previous, ...typedValues })),
  )

  useOnQuickExit(() => setValues({ seats: '1', needs: '', phone: '' }))

  function showResult(error: CombinedError | undefined, completedAction: 'saved' | 'cancelled') {
    if (!error) return toast({ ...toastMessages[completedAction], tone: 'success' })
    toast({ ...toastMessages.notSaved, tone: 'error' })
    const serverMessages = (error.graphQLErrors[0]?.extensions?.fields ?? {}) as Record<string, string>
    const serverErrors = pickFieldErrors(serverMessages)
    setErrors(serverErrors)
    if (Object.keys(serverErrors).length === 0)
      setFormError(serverMessages.event ?? getFailureMessage('failed', officePhone))
  }

  async function onSave(event: FormEvent) {
    if (link === null) return
    event.preventDefault()
    setErrors({})
    setFormError(null)
    const { seats, needs, phone } = values
    const { data, error } = await change({ link, seats: Number(seats), needs, phone })
    if (data && !error) onChanged(data.changeRegistration)
    showResult(error, 'saved')
  }

  async function onCancel(event: FormEvent) {
    if (link === null) return
    event.preventDefault()
    setFormError(null)
    const { data, error } = await cancel({ link })
    if (data && !error) onChanged(data.cancelRegistrationByLink)
    showResult(error, 'cancelled')
  }

  return {
    values,
    errors,
    formError,
    /** What was done without script, for the page to announce. */
    completedAction: submittedForm?.viewState?.completedAction ?? null,
    isPending: changeState.fetching || cancelState.fetching,
    saveFormProps: { ref: form, onSubmit: onSave, method: 'post', action: pagePath } as const,
    cancelFormProps: { onSubmit: onCancel, method: 'post', action: pagePath } as const,
    setField(field: keyof Values, text: string) {
      setValues((previous) => ({ ...previous, [field]: text }))
      setErrors(({ [field]: _edited, ...remainingErrors }) => remainingErrors)
    },
  }
}

export type RegistrationChangeForm = ReturnType<typeof useRegistrationChange>
