/** The rail beside the screen; where there is no room for it, its links are in the menu of the top bar. */
import type { ReactNode } from 'react'
import { LiveProvider } from '../data/LiveProvider.tsx'
import styles from './navigation.module.css'
import { Rail } from './Rail.tsx'
import { PendingLabelsContext, usePendingLabels } from './use-pending-labels.ts'

const screenId = 'screen'

export function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <LiveProvider>
      <PendingLabels>
        <div className={styles.layout}>
          <Rail screenId={screenId} />
          <div id={screenId} tabIndex={-1} className={styles.screen}>
            {children}
          </div>
        </div>
      </PendingLabels>
    </LiveProvider>
  )
}

const PendingLabels = ({ children }: { children: ReactNode }) => (
  <PendingLabelsContext value={usePendingLabels()}>{children}</PendingLabelsContext>
)
