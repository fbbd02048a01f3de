/** A card's list of rows: what each is, and at its end what can be done with it. */
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import parts from './components.module.css'
import styles from './rows.module.css'

export const RowList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={`${parts.strip} ${styles.rows}`} aria-label={label}>
    {children}
  </ul>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <Flex component="li" wrap align="center" justify="space-between" gap="small">
    {children}
  </Flex>
)
