/** A link with an arrow that leans towards where it leads. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

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
