/** Lets a field ask the rules of the form it stands in, and tells the form what the field is called. */
import { createContext, useContext, useEffect } from 'react'
import type { Rules } from '../definition.ts'
import { isRequired, objectionsTo } from '../form/draft.ts'

type FieldsOf = {
  rules: Rules
  blank: object
  /** The item; null for a new one. */
  id: string | null
  /** Labels by the fields' names, in the order of the form. */
  labels: Map<string, string>
  /** Writes into a field as if somebody had typed there. */
  set(name: string, value: unknown): void
}

export const FieldRules = createContext<FieldsOf | null>(null)

/** Whether the form's rules insist on a field. */
export function useIsRequired(name: string): boolean {
  const form = useContext(FieldRules)
  return form !== null && isRequired(name, form.rules, form.blank)
}

/** Lets whatever shows a field elsewhere call it as the form does. */
export function useLabel(name: string, label: string): void {
  const labels = useContext(FieldRules)?.labels
  useEffect(() => {
    labels?.set(name, label)
  }, [labels, name, label])
}

/** The item that the form is about, for a field that does more than hold a value. */
export function useItem() {
  const form = useContext(FieldRules)
  if (!form) throw new Error('useItem must be used within an item’s form')
  const { id, set, rules } = form
  const isWellFormed = (name: string, value: unknown) => !(name in objectionsTo({ [name]: value }, rules))
  return { id, set, isWellFormed }
}
