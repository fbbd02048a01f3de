/** Focuses the field of that name. */
export function focusField(name: string) {
  document.getElementById(name)?.focus()
}
