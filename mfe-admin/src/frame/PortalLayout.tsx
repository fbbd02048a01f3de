/** The rail beside the screen; where there is no room for it, its links are in the menu of the top bar. */
import { Layout } from 'antd'
import type { ReactNode } from 'react'
import { LiveProvider } from '../data/LiveProvider.tsx'
import styles from './navigation.module.css'
import { Rail } from './Rail.tsx'
import { PendingLabelsContext, usePendingLabels } from './use-pending-labels.ts'

const screenId = 'screen'

export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <LiveProvider>
      <PendingLabels>
        <Layout hasSider className={styles.layout}>
          <a className="skip" href={`#${screenId}`}>
            Skip the navigation
          </a>
          <Rail />
          <Layout id={screenId} tabIndex={-1}>
            {children}
          </Layout>
        </Layout>
      </PendingLabels>
    </LiveProvider>
  )
}

const PendingLabels = ({ children }: { children: ReactNode }) => (
  <PendingLabelsContext value={usePendingLabels()}>{children}</PendingLabelsContext>
)
