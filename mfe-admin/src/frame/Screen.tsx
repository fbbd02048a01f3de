/** A screen of the portal: its title in the tab and in the bar, the way back, and its body. */
import { Page } from '@access/kit'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import styles from '../components/screen.module.css'
import { type BackLink, dashboardBackLink } from '../session/login-redirect.ts'
import { TopBar } from './TopBar.tsx'

export const Screen = ({
  title,
  back = dashboardBackLink,
  gap,
  children,
}: {
  title: string
  /** To the dashboard unless given; null on the dashboard itself. */
  back?: BackLink | null
  /** Between its parts. */
  gap?: 'middle' | 'large'
  children: ReactNode
}) => (
  <Page title={title}>
    <TopBar title={title} {...(back && { back })} />
    {gap ? (
      <Flex vertical gap={gap} className={styles.body}>
        {children}
      </Flex>
    ) : (
      <div className={styles.body}>{children}</div>
    )}
  </Page>
)
