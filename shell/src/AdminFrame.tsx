/** The frame of the administrators' screens: no public header and footer. */
import { Outlet } from 'react-router-dom'

export function AdminFrame() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
