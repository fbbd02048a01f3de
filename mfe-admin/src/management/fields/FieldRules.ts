/** Lets a field ask the rules of the form it stands in. */
import { createContext, useContext } from 'react'
import type { Rules } from '../definition.ts'
import { isRequired } from '../draft.ts'

export const FieldRules = createContext<{ rules: Rules; blank: object } | null>(null)

/** Whether the form's rules insist on a field. */
export function useIsRequired(name: string): boolean {
  const form = useContext(FieldRules)
  return form !== null && isRequired(name, form.rules, form.blank)
}
