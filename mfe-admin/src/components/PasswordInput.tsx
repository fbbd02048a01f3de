/** A password input with a visibility toggle, instead of a second input. */
import { Button, Flex, Input, type InputProps } from 'antd'
import { useState } from 'react'

export function PasswordInput(props: InputProps) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <Flex component="span" gap="small">
      <Input {...props} type={isVisible ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button
        aria-label={isVisible ? 'Hide password' : 'Show password'}
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? 'Hide' : 'Show'}
      </Button>
    </Flex>
  )
}

/** The hint for a new password. */
export const passwordHint =
  '12 characters or more. Four unrelated words are hard to guess and easy to remember.'
