/**
 * A part of a page that nothing changes. Where the server has rendered it, its HTML stays as it is: what renders it can be
 * `lazy`, and is only fetched for a page that is opened from another one.
 */
import { useIsHydrated } from '@access/kit'
import { type ReactNode, Suspense, useState } from 'react'

interface ServerHtmlProps {
  /** Of no other element: what of this class is in the document when scripts begin is from the server. */
  className: string
  /** While it is fetched. */
  fallback?: ReactNode
  children: ReactNode
}

export function ServerHtml({ className, fallback, children }: ServerHtmlProps) {
  const isHydrated = useIsHydrated()
  const [isRendered] = useState(() => !isHydrated && isInDocument(className))
  if (isRendered)
    return (
      <div
        className={className}
        // React leaves what is in it alone, and never writes this.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
        dangerouslySetInnerHTML={nothing}
        suppressHydrationWarning
      />
    )
  return (
    <div className={className}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  )
}

const nothing = { __html: '' }

// On the server there is no document yet.
const isInDocument = (className: string) => Boolean(globalThis.document?.querySelector(`.${className}`))
