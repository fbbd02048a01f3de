/** The frame of the pages on which somebody signs in: our mark, and the door that is left ajar. */
import { Door, Logo } from '@access/kit'
import type { ReactNode } from 'react'
import styles from './login.module.css'

export const SignInFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <div className={styles.main}>
      <Logo />
      {children}
    </div>
    <div className={`${styles.drawing} on-deep`}>
      <Door state="ajar" />
    </div>
  </div>
)
