/** A text to take along, with a button that copies it; where the browser does not let us, it is left selected. */
import { Button, Flex, Input, type InputRef, Typography } from 'antd'
import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import styles from './screen.module.css'

export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId()
  const field = useRef<InputRef>(null)
  const [message, setMessage] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setMessage('Copied.')
    } catch {
      field.current?.focus()
      setMessage('Press Ctrl+C, or Command+C on a Mac, to copy it.')
    }
  }
  return (
    <div className={styles.spaced}>
      <label htmlFor={id}>{label}</label>
      <Flex gap="small">
        <Input id={id} ref={field} readOnly value={value} onFocus={({ target }) => target.select()} />
        <Button icon={<Copy size={18} aria-hidden />} onClick={copy}>
          Copy
        </Button>
      </Flex>
      <Typography.Text type="secondary" role="status">
        {message}
      </Typography.Text>
    </div>
  )
}
