/** The life of a short form: put to the rules, sent once, and every objection beside its field. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import type { Rules } from '../management/definition.ts'
import { draftOf, objectionsTo } from '../management/form/draft.ts'
import { useFields } from '../management/form/useFields.ts'
import { refusalOf } from '../management/refusal.ts'
import { useSignedIn } from './useSignedIn.ts'

type Asked<Values, Data, Variables extends AnyVariables> = {
  document: TypedDocumentNode<Data, Variables>
  /** Its fields, as they are when nothing is filled in. */
  blank: Values
  rules: Rules
  /** What is sent of what was typed. */
  variables(typed: Values): Variables
  /** What the toasts say: 'Password changed successfully', 'Failed to change password'. */
  done: string
  failed: string
  onDone(data: Data, typed: Values): void
}

export type ShortForm = ReturnType<typeof useShortForm>

export function useShortForm<Values extends object, Data, Variables extends AnyVariables>(
  asked: Asked<Values, Data, Variables>,
) {
  const { form, object } = useFields()
  const [{ fetching }, execute] = useMutation<Data, Variables>(asked.document)
  const [refused, setRefused] = useState<string | null>(null)
  const signedIn = useSignedIn()
  const { toast } = useToast()

  async function send() {
    if (fetching) return
    setRefused(null)
    const typed = draftOf(form.getFieldsValue(), asked.blank)
    const objections = objectionsTo(typed, asked.rules)
    object(objections)
    if (Object.keys(objections).length > 0) return

    const { data, error } = await signedIn(() => execute(asked.variables(typed)))
    if (data && !error) {
      toast({ title: 'Success', description: asked.done, tone: 'success' })
      return asked.onDone(data, typed)
    }
    if (error) {
      const { sentence, fields } = refusalOf(error)
      setRefused(sentence)
      object(fields)
    }
    toast({ title: 'Error', description: asked.failed, tone: 'error' })
  }

  /** An objection was to what stood there before. */
  const typedInto = (names: string[]) => form.setFields(names.map((name) => ({ name, errors: [] })))

  return { form, send, typedInto, isSending: fetching, refused }
}
