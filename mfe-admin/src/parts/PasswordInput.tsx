/** A password that can be looked at while it is typed, which is kinder than typing it twice. */
import { Button, Input, type InputProps } from 'antd'
import { useState } from 'react'
import styles from './parts.module.css'

export function PasswordInput(props: InputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles.password}>
      <Input {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button
        aria-label={isShown ? 'Hide what is typed' : 'Show what is typed'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </span>
  )
}

/** What a new password should be, in the words of whoever chooses one. */
export const passwordHint =
  '12 characters or more. Four words that do not belong together are hard to guess and easy to remember.'
