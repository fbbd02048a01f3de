/** The frame of the pages on which somebody signs in: our mark, and the door that is left ajar. */
import { Door, Logo } from '@access/kit'
import { Card, Flex } from 'antd'
import { type ReactNode, useId } from 'react'
import styles from './login.module.css'

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.page}>
      <Flex vertical justify="center" gap="large" className={styles.main}>
        <Logo />
        <Card role="region" aria-labelledby={id} className={styles.card!}>
          <h1 id={id} className={styles.title}>
            {title}
          </h1>
          {children}
        </Card>
      </Flex>
      <div className={`${styles.drawing} on-deep`}>
        <Door state="ajar" />
      </div>
    </div>
  )
}
