/** From what a form holds to what is sent, and back. */
import type { Rules } from '../definition.ts'

type Fields = Record<string, unknown>

/** The whole draft: exactly the blank's fields, an emptied one as it is in the blank. */
export function draftOf<Draft extends object>(values: Fields, blank: Draft): Draft {
  const fields = Object.entries(blank).map(([name, unfilled]) => [
    name,
    isEmpty(values[name]) ? unfilled : values[name],
  ])
  return Object.fromEntries(fields) as Draft
}

/** What the rules have against a draft, the first objection to each field: `{ title: 'Enter a title' }`. */
export function objectionsTo(draft: object, rules: Rules): Record<string, string> {
  const issues = rules.safeParse(draft).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]).reverse())
}

/** Whether the rules insist on a field: none of the ways to leave it empty is let through. */
export function isRequired(name: string, rules: Rules, blank: object): boolean {
  return [undefined, null, ''].every((nothing) => name in objectionsTo({ ...blank, [name]: nothing }, rules))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
