/** Gives fields the rules of their form, and the form the labels of its fields. */
import type { Copy } from '@access/content/content-type/picture-copy.rules'
import type { Draft } from '@access/kit'
import { Form, type FormInstance } from 'antd'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { isRequired, type ValidationRules, validateDraft } from '../../forms/draft.ts'

type FieldContextValue = {
  form: FormInstance
  rules: ValidationRules
  defaultValues: object
  /** The item; null for a new one. */
  id: string | null
  /** Our copies of the pictures of other sites that the item shows. */
  pictures: readonly Copy[] | null
  /** Labels by the fields' names, in the order of the form. */
  labels: Map<string, string>
  /** Writes into a field as if somebody had typed there. */
  setValue(name: string, value: unknown): void
}

export const FieldContext = createContext<FieldContextValue | null>(null)

/** Whether the form's rules insist on a field. */
export function useIsRequired(name: string): boolean {
  const form = useContext(FieldContext)
  return form !== null && isRequired(name, form.rules, form.defaultValues)
}

/** Lets whatever shows a field elsewhere call it as the form does. */
export function useRegisterLabel(name: string, label: string): void {
  const labels = useContext(FieldContext)?.labels
  useEffect(() => {
    labels?.set(name, label)
  }, [labels, name, label])
}

/** Our copies of the pictures of other sites that the form's item shows, as it is stored. */
export const useCopies = () => useContext(FieldContext)?.pictures ?? null

/** All that is written in the form, for what shows it elsewhere on the screen. */
export function useWrittenValues(): Draft {
  const context = useContext(FieldContext)
  const values: Draft | undefined = Form.useWatch((all: Draft) => all, {
    form: context?.form,
    preserve: true,
  })
  const pictures = context?.pictures ?? null
  return useMemo(() => ({ ...values, pictures }), [values, pictures])
}

/** The item that the form is about, for a field that does more than hold a value. */
export function useFormItem() {
  const form = useContext(FieldContext)
  if (!form) throw new Error('useItem must be used within an item’s form')
  const { id, setValue, rules } = form
  const isValidValue = (name: string, value: unknown) => !(name in validateDraft({ [name]: value }, rules))
  return { id, setValue, isValidValue }
}
