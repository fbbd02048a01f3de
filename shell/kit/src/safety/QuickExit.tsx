/** The bar that leaves this site at once, for pages that somebody else should not see one reading. */
import { type MouseEvent, useCallback, useContext } from 'react'
import { Link } from 'react-router-dom'
import { useOffice } from '../organisation/OfficeProvider.tsx'
import { PageHeadContext } from '../page/PageProvider.tsx'
import { ToastSlot } from '../toasts/ToastProvider.tsx'
import { leaveSite } from './leave-site.ts'
import { useShiftKeyExit } from './use-shift-key-exit.ts'

/** Stands first on its page, and stays in reach however far one scrolls. Without script it is a plain link. */
export function QuickExit() {
  const { exitUrl } = useOffice()
  const leave = useCallback(() => leaveSite(exitUrl), [exitUrl])
  const announcement = useShiftKeyExit(leave)
  const pageHead = useContext(PageHeadContext)
  if (pageHead) pageHead.hasQuickExit = true

  function onLeaveClick(click: MouseEvent) {
    click.preventDefault()
    leave()
  }
  return (
    <>
      <section className="exit-bar on-deep" aria-label="Leave quickly">
        <div className="page">
          <p>
            {announcement === '' && (
              <span className="exit-hint needs-script">
                Need to leave quickly? Use the button, or press the Shift key three times.{' '}
              </span>
            )}
            <span role="status">{announcement}</span>{' '}
            <Link to="/stay-safe">
              How to stay safe<span className="exit-rest"> on this site</span>
            </Link>
          </p>
          <a className="btn btn-exit" href={exitUrl} rel="noreferrer" onClick={onLeaveClick}>
            Leave this site
          </a>
        </div>
      </section>
      <ToastSlot />
    </>
  )
}
