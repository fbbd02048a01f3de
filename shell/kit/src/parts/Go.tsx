/** A link with an arrow that leans towards where it leads. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** Onward, or back to where one came from. */
export function Go({
  back = false,
  children,
  className = '',
  ...rest
}: { back?: boolean } & ComponentProps<typeof Link>) {
  return (
    <Link className={`go ${back ? 'go-back' : ''} ${className}`.replace(/\s+/g, ' ').trim()} {...rest}>
      {back && <ArrowLeft className="icon" aria-hidden="true" />}
      {children}
      {!back && <ArrowRight className="icon" aria-hidden="true" />}
    </Link>
  )
}
