/** Things to press. `Button` does something here; `LinkButton` leads somewhere and looks alike. */

import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** One accent a screen; primary for forms; outline and quiet for the rest; danger deletes. */
export type ButtonVariant = 'accent' | 'primary' | 'outline' | 'quiet' | 'danger'

/** A button that does something on this page. */
export function Button({
  variant = 'primary',
  type = 'button',
  className,
  ...rest
}: { variant?: ButtonVariant } & ComponentProps<'button'>) {
  return <button type={type} className={getButtonClassName(variant, className)} {...rest} />
}

/** A link that deserves a button's weight. */
export function LinkButton({
  variant = 'primary',
  className,
  ...rest
}: { variant?: ButtonVariant } & ComponentProps<typeof Link>) {
  return <Link className={getButtonClassName(variant, className)} {...rest} />
}

const getButtonClassName = (variant: ButtonVariant, extraClassName = '') =>
  `btn btn-${variant} ${extraClassName}`.trim()

/** Onward, or back to where one came from. */
export function ArrowLink({
  isBack = false,
  children,
  className = '',
  ...rest
}: { isBack?: boolean } & ComponentProps<typeof Link>) {
  return (
    <Link className={`go ${isBack ? 'go-back' : ''} ${className}`.replace(/\s+/g, ' ').trim()} {...rest}>
      {isBack && <ArrowLeft className="icon" aria-hidden="true" />}
      {children}
      {!isBack && <ArrowRight className="icon" aria-hidden="true" />}
    </Link>
  )
}
