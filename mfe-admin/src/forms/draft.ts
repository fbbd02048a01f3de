/** Converts form values to a draft, and validates it. */

/** The service's validation rules, as far as a form needs them. */
export type ValidationRules = {
  safeParse(draft: unknown): { success: boolean; error?: { issues: readonly Issue[] } | undefined }
}
type Issue = { path: readonly PropertyKey[]; message: string }

type Fields = Record<string, unknown>

/** The complete draft: exactly the fields of the default values, with the default for empty ones. */
export function buildDraft<Draft extends object>(values: Fields, defaultValues: Draft): Draft {
  const fields = Object.entries(defaultValues).map(([name, defaultValue]) => [
    name,
    isEmpty(values[name]) ? defaultValue : values[name],
  ])
  return Object.fromEntries(fields) as Draft
}

/** The first validation error of each field: `{ title: 'Enter a title' }`. */
export function validateDraft(draft: object, rules: ValidationRules): Record<string, string> {
  const issues = rules.safeParse(draft).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]).reverse())
}

/** Whether a field is required: the rules reject every empty value. */
export function isRequired(name: string, rules: ValidationRules, defaultValues: object): boolean {
  return [undefined, null, ''].every(
    (nothing) => name in validateDraft({ ...defaultValues, [name]: nothing }, rules),
  )
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
