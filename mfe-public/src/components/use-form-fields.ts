/** The fields of a form that is submitted by script, and without one to its own page: their values and their errors. */
import { type FormError, type FormFailure, type SubmittedForm, useOffice } from '@access/kit'
import { useState } from 'react'
import { usePrehydrationValues } from './use-prehydration-values.ts'

type FieldLabels = Record<string, { label: string; hint?: string }>
type Messages = Partial<Record<string, string>>

/** Why a valid form failed; the phone number follows. */
export const failureMessages: Record<FormFailure, string> = {
  failed: 'This did not work. What you wrote is still here. Please try again, or call',
  expired:
    'This page was open for a long time, so nothing has been sent yet. What you wrote is still here. Please press the button once more, or call',
  'too large': 'Your text is too long. It is still here. Please shorten it and send it again, or call',
  'too many':
    'Too many messages came from your connection. What you wrote is still here. Try again in an hour, or call',
}

/**
 * `labels` has the fields in their order; `submittedForm` is what came back with the page. A form may say in words of
 * its own why it failed.
 */
export function useFormFields<Labels extends FieldLabels>(
  labels: Labels,
  submittedForm: SubmittedForm | null,
  initialValues: Messages = {},
  ownFailureMessages: Partial<typeof failureMessages> = {},
) {
  type Field = keyof Labels & string
  const fields = Object.keys(labels) as Field[]
  const { phone } = useOffice()
  const pickFields = (texts: Messages) =>
    Object.fromEntries(fields.map((field) => [field, texts[field] ?? ''])) as Record<Field, string>
  const [values, setValues] = useState(() => pickFields({ ...initialValues, ...submittedForm?.values }))
  const [errors, setErrors] = useState<Messages>(submittedForm?.errors ?? {})
  const [failure, setFailure] = useState(submittedForm?.failure ?? null)
  const form = usePrehydrationValues(fields, (typedValues) =>
    setValues((previous) => ({ ...previous, ...typedValues })),
  )
  const fieldErrors = fields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []))
  // What is wrong with the event is no error of a field.
  const formError =
    errors.event ?? (failure && `${{ ...failureMessages, ...ownFailureMessages }[failure]} ${phone.display}.`)
  const formErrors: FormError[] = formError ? [...fieldErrors, { message: formError }] : fieldErrors

  function showErrors(messages: Messages) {
    setErrors(messages)
    setFailure(null)
  }
  return {
    /** For the `ref` of the form. */
    form,
    values,
    /** All errors, for the summary. */
    formErrors,
    /** Shows these errors alone; none removes all. */
    showErrors,
    /** Shows what the server found wrong, or that the submission failed. */
    showRejection(messages: Messages) {
      showErrors(messages)
      if (![...fields, 'event'].some((name) => messages[name])) setFailure('failed')
    },
    reset(newValues: Messages = {}) {
      setValues(pickFields(newValues))
      showErrors({})
    },
    getFieldProps: <Name extends Field>(name: Name) => ({
      ...labels[name],
      name,
      error: errors[name],
      value: values[name],
      onChange({ target }: { target: { value: string } }) {
        setValues((previous) => ({ ...previous, [name]: target.value }))
        setErrors(({ [name]: _edited, ...remainingErrors }) => remainingErrors)
      },
    }),
  }
}
