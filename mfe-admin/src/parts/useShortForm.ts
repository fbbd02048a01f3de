/** The life of a short form: put to the rules, sent once, and every objection beside its field. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import type { Rules } from '../management/definition.ts'
import type { Choice } from '../management/form/ConflictDialog.tsx'
import type { Values } from '../management/form/differences.ts'
import { draftOf, objectionsTo } from '../management/form/draft.ts'
import { useFields } from '../management/form/useFields.ts'
import { refusalOf } from '../management/refusal.ts'
import { thisOne } from '../management/wording.ts'
import { type Latest, type Shared, useOvertaken } from './useOvertaken.ts'
import { useSignedIn } from './useSignedIn.ts'

type Asked<Typed, Data, Variables extends AnyVariables> = {
  document: TypedDocumentNode<Data, Variables>
  /** Its fields, as they are when nothing is filled in. */
  blank: Typed
  rules: Rules
  /** What is sent of what was typed, over which version. */
  variables(typed: Typed, version: number | null): Variables
  /** What the toasts say: 'Password changed successfully', 'Failed to change password'. */
  done: string
  failed: string
  onDone(data: Data, typed: Typed): void
  /** For what two may change at once. */
  shared?: Shared | undefined
}

export type ShortForm = ReturnType<typeof useShortForm>

export function useShortForm<Typed extends object, Data, Variables extends AnyVariables>(
  asked: Asked<Typed, Data, Variables>,
) {
  const { form, object, fill } = useFields()
  const [{ fetching }, execute] = useMutation<Data, Variables>(asked.document)
  const [refused, setRefused] = useState<string | null>(null)
  const { version, theirs, ...overtaken } = useOvertaken(asked.shared)
  const signedIn = useSignedIn()
  const { toast } = useToast()

  async function sendOver(version: number | null) {
    if (fetching) return
    setRefused(null)
    const typed = draftOf(form.getFieldsValue(), asked.blank)
    const objections = objectionsTo(typed, asked.rules)
    object(objections)
    if (Object.keys(objections).length > 0) return

    const { data, error } = await signedIn(() => execute(asked.variables(typed, version)))
    if (data && !error) {
      toast({ title: 'Success', description: asked.done, tone: 'success' })
      return asked.onDone(data, typed)
    }
    if (error) {
      if (await overtaken.isOvertaken(error, version)) return
      const { sentence, fields } = refusalOf(error)
      setRefused(sentence)
      object(fields)
    }
    toast({ title: 'Error', description: asked.failed, tone: 'error' })
  }

  function choose(choice: Choice, { values, version }: Latest) {
    overtaken.answered(choice, version)
    if (choice === 'take theirs') return fill(values)
    if (choice === 'keep mine') return sendOver(version)
    setRefused(`Someone else has saved ${thisOne(asked.shared!.noun)}. Save to see both versions.`)
  }

  return {
    form,
    send: () => sendOver(version),
    /** An objection was to what stood there before. */
    typedInto: (names: string[]) => form.setFields(names.map((name) => ({ name, errors: [] }))),
    isSending: fetching,
    refused,
    /** Both versions, while it is asked which of them is to stand. */
    conflict: theirs && {
      ...asked.shared!,
      mine: form.getFieldsValue() as Values,
      theirs: theirs.values,
      onChosen: (choice: Choice) => choose(choice, theirs),
    },
  }
}
