/** Puts the cursor into the question of that name and brings its label into view, below the sticky header. */
export function focusOn(name: string) {
  const input = document.getElementById(name)
  input?.focus()
}
