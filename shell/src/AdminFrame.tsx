/** The frame of the administrators' screens: no public header and footer. */
import { ToastSlot } from '@access/kit'
import type { ReactNode } from 'react'

export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <main id="main" tabIndex={-1}>
        <ToastSlot />
        {children}
      </main>
    </>
  )
}
