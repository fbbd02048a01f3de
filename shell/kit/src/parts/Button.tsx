/** Things to press. `Button` does something here; `LinkButton` leads somewhere and looks alike. */
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** One accent a screen; primary for forms; outline and quiet for the rest; danger deletes. */
export type ButtonLook = 'accent' | 'primary' | 'outline' | 'quiet' | 'danger'

/** A button that does something on this page. */
export function Button({
  look = 'primary',
  type = 'button',
  className,
  ...rest
}: { look?: ButtonLook } & ComponentProps<'button'>) {
  return <button type={type} className={lookOf(look, className)} {...rest} />
}

/** A link that deserves a button's weight. */
export function LinkButton({
  look = 'primary',
  className,
  ...rest
}: { look?: ButtonLook } & ComponentProps<typeof Link>) {
  return <Link className={lookOf(look, className)} {...rest} />
}

const lookOf = (look: ButtonLook, more = '') => `btn btn-${look} ${more}`.trim()
