/** The state of a short form: validation, submission, and errors at their fields. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useClient } from 'urql'
import type { z } from 'zod'
import { formatThis } from '../components/change.messages.ts'
import { isCallError, parseMutationError } from '../data/mutation-error.ts'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import type { Values } from './differences.ts'
import { buildDraft, validateDraft } from './draft.ts'
import type { ConflictResolution } from './EditConflictDialog.tsx'
import { buildEmptyDraft, type FormDraft } from './empty-draft.ts'
import { FormError } from './form-error.ts'
import { type StoredVersion, useEditConflict, type VersionedItem } from './use-edit-conflict.ts'
import { useFormFields } from './use-fields.ts'

/** The values of a form whose fields are those of its rules. */
export type RulesDraft<Rules> = Rules extends z.ZodObject ? FormDraft<Rules> : never

export type ShortFormOptions<Rules extends z.ZodType, Draft, Data, Variables extends AnyVariables> = {
  document: TypedDocumentNode<Data, Variables>
  rules: Rules
  /** The fields with their empty values, where they are not those of the rules. */
  defaultValues?: Draft
  /** The variables for a draft, based on that version. Throws a FormError, or the error of a call, where there are none. */
  variables(draft: Draft, version: number | null): Variables | Promise<Variables>
  /** The toasts: 'Password changed successfully', 'Failed to change password'. */
  successMessage: string
  failureMessage: string
  /** Says that it is done in another way than by a toast; false leaves it to the toast. */
  announce?(data: Data): boolean
  onDone?(data: Data, draft: Draft): void
  /** For items that several people may edit. */
  shared?: VersionedItem | undefined
}

export type ShortForm = Omit<ReturnType<typeof useShortForm>, 'defaultValues'> & { defaultValues: object }

export function useShortForm<
  Rules extends z.ZodType,
  Data,
  Variables extends AnyVariables,
  Draft extends object = RulesDraft<Rules>,
>(options: ShortFormOptions<Rules, Draft, Data, Variables>) {
  const [defaultValues] = useState(
    () => options.defaultValues ?? (buildEmptyDraft(options.rules as Rules & z.ZodObject) as object as Draft),
  )
  const { form, showErrors, clearErrors, fill } = useFormFields()
  const client = useClient()
  const [isSubmitting, setSubmitting] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const { version, storedVersion, ...editConflict } = useEditConflict(options.shared)
  const callAuthenticated = useAuthenticatedCall()
  const { toast } = useToast()

  async function submit(version: number | null) {
    if (isSubmitting) return
    setErrorMessage(null)
    const draft = buildDraft(form.getFieldsValue(), defaultValues)
    const errors = validateDraft(draft, options.rules)
    showErrors(errors)
    if (Object.keys(errors).length > 0) return

    setSubmitting(true)
    const { data, error }: { data?: Data | undefined; error?: FormError | CombinedError | undefined } =
      await execute(draft, version).finally(() => setSubmitting(false))
    if (data && !error) {
      if (!options.announce?.(data))
        toast({ title: 'Success', description: options.successMessage, tone: 'success' })
      return options.onDone?.(data, draft)
    }
    if (error instanceof FormError) setErrorMessage(error.message)
    else if (error) {
      if (await editConflict.detectConflict(error, version)) return
      const { message, fieldErrors } = parseMutationError(error)
      const [, formError] = Object.entries(fieldErrors).find(([name]) => !(name in defaultValues)) ?? []
      setErrorMessage(formError ?? message)
      showErrors(fieldErrors)
    }
    toast({ title: 'Error', description: options.failureMessage, tone: 'error' })
  }

  async function execute(draft: Draft, version: number | null) {
    try {
      const variables = await options.variables(draft, version)
      return await callAuthenticated(() => client.mutation(options.document, variables).toPromise())
    } catch (error) {
      if (error instanceof FormError || isCallError(error)) return { error }
      throw error
    }
  }

  function resolveConflict(choice: ConflictResolution, { values, version }: StoredVersion) {
    editConflict.applyChoice(choice, version)
    if (choice === 'useStored') return fill(values)
    if (choice === 'keepLocal') return submit(version)
    setErrorMessage(`Someone else has saved ${formatThis(options.shared!.noun)}. Save to see both versions.`)
  }

  return {
    form,
    defaultValues,
    submit: () => submit(version),
    clearErrors,
    isSubmitting,
    errorMessage,
    /** Both versions, while the conflict is open. */
    conflict: storedVersion && {
      ...options.shared!,
      localValues: form.getFieldsValue() as Values,
      storedValues: storedVersion.values,
      onResolved: (choice: ConflictResolution) => resolveConflict(choice, storedVersion),
    },
  }
}
