/** The frame of every public page: a way past the menu, the menu, the page, and the footer. */
import { ToastSlot } from '@access/kit'
import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ToastSlot />
        {children}
      </main>
      <Footer />
    </>
  )
}
