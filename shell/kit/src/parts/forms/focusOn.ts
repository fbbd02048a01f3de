/** Puts the cursor into the question of that name. */
export function focusOn(name: string) {
  document.getElementById(name)?.focus()
}
