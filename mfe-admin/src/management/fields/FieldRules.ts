/** Lets a field ask the rules of the form it stands in, and tells the form what the field is called. */
import { createContext, useContext, useEffect } from 'react'
import type { Rules } from '../definition.ts'
import { isRequired } from '../draft.ts'

type FieldsOf = {
  rules: Rules
  blank: object
  /** The item; null for a new one. */
  id: string | null
  /** Labels by the fields' names, in the order of the form. */
  labels: Map<string, string>
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
